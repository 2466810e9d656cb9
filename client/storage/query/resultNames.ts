/** The number of kept results, including the new one. */
const kept = 10;

const form = /^query-(\d+)\.csv$/;

/** The file name of the next result, and the stale files to delete: the oldest results and unfinished ones. */
export function resultNames(existing: readonly string[]): { next: string; stale: string[] } {
  const numbers = existing.flatMap((name) => Number(form.exec(name)?.[1] ?? [])).toSorted((a, b) => a - b);
  const old = numbers.slice(0, Math.max(0, numbers.length - (kept - 1)));
  const unfinished = existing.filter((name) => name.endsWith('.unfinished'));
  return {
    next: `query-${(numbers.at(-1) ?? 0) + 1}.csv`,
    stale: [...old.map((number) => `query-${number}.csv`), ...unfinished],
  };
}
