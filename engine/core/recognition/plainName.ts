/** A key without its spelling style: `next_page`, `nextPage` and `Next-Page` are the same name. */
export function plainName(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]/g, '');
}
