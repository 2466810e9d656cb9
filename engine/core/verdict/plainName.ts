/** A key without the ways of writing it: `next_page`, `nextPage` and `Next-Page` are one name. */
export function plainName(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]/g, '');
}
