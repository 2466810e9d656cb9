/** Numbers of records that look like a page size rather than a natural total. */
export const roundSizes: ReadonlySet<number> = new Set([
  10, 20, 25, 30, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000,
]);
