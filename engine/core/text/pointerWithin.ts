/** The part of a pointer into a configuration that is below the object that holds `api` and `config`. */
export function pointerWithin(pointer: string): string {
  return pointer.replace(/^\/parameters(?=\/|$)/, '');
}
