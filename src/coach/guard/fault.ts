export type FaultKind = 'placeholder' | 'number' | 'link' | 'email' | 'date' | 'name' | 'claim' | 'pressure' | 'machine' | 'instruction' | 'link-changed' | 'signature-changed';
// Named so that it can be put into a request to mend the text.
export type Fault = { kind: FaultKind; start: number; end: number; quote: string; message: string };
export type Sources = {
  // Everything that was typed by a person and may be repeated: Sales Brain, message, thread, brief.
  inputs: string[];
  // What must come back byte for byte where it was to be used.
  meetingLink?: string;
  signature?: string;
  // What was said to a machine inside those inputs; a text that repeats or obeys it is faulty.
  instructions?: string[];
  mustLink?: boolean;
  mustSign?: boolean;
};

// Mostly nothing is found, and a search that only looks is quick.
export const faultsOf = (text: string, pattern: RegExp, make: (found: RegExpExecArray) => Pick<Fault, 'kind' | 'message'> | null): Fault[] => {
  if (text.search(pattern) < 0) return [];
  const faults: Fault[] = [];
  for (const found of text.matchAll(pattern)) {
    const fault = make(found);
    if (fault) faults.push({ ...fault, start: found.index, end: found.index + found[0].length, quote: found[0] });
  }
  return faults;
};
