/** Joins the names that hold: `joinClasses('btn', busy && 'busy')`. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
