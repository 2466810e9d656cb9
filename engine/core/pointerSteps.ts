/** The keys and indexes of a pointer (RFC 6901). */
export function pointerSteps(pointer: string): string[] {
  const parts = pointer.split('/').slice(1);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
