// Stripe's requests are forms with brackets: items[0][price]=price_1&expand[]=latest_invoice.
export type Form = { [name: string]: string | Form };

export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = name.split(/\[|\]\[?/).filter((part, index) => part !== '' || index === 1);
    place(form, parts, value);
  }
  return form;
}

function place(form: Form, [first = '', ...rest]: string[], value: string) {
  const name = first === '' ? String(Object.keys(form).length) : first;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next: Form = typeof inner === 'object' ? inner : {};
  form[name] = next;
  place(next, rest, value);
}

export const at = (form: Form, ...path: string[]): Form | string | undefined => path.reduce<Form | string | undefined>((inside, name) => (typeof inside === 'object' ? inside[name] : undefined), form);
export function textAt(form: Form, ...path: string[]) {
  const value = at(form, ...path);
  return typeof value === 'string' ? value : undefined;
}
export const mapAt = (form: Form, ...path: string[]) => {
  const value = at(form, ...path);
  return typeof value === 'object' ? value : {};
};
