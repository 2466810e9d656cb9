/** APIs for which the verb says "unknown" today, though their paging could be found. Each must still be unknown. */
export const knownUnknown: ReadonlySet<string> = new Set([
  'first-page-bare',
  'two-names-only',
  'inclusive-from',
  'strict-and-whole',
]);
