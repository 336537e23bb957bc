import { createContext, use } from 'react';

/** What a field tells the control inside it, so that label, hint and error are wired without a word. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** The control's own attributes win over the field's. */
export function useFieldControl<P extends object>(own: P): Partial<FieldControl> & P {
  return { ...use(FieldContext), ...own };
}
