/** The pointer of a key or an index below a pointer (RFC 6901). */
export function childPointer(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
