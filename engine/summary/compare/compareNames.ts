/** The names only in the second list, only in the first, and in both, each in the order of its list. */
export function compareNames(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; lost: string[]; both: string[] } {
  const [oldNames, newNames] = [new Set(before), new Set(after)];
  return {
    added: after.filter((name) => !oldNames.has(name)),
    lost: before.filter((name) => !newNames.has(name)),
    both: before.filter((name) => newNames.has(name)),
  };
}
