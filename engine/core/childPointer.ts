/** The pointer of a key or an index below a pointer (RFC 6901). */
export function childPointer(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
