/** Which names are only in the one list, only in the other, and in both; each in the order of its list. */
export function compareNames(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; lost: string[]; both: string[] } {
  const [old, young] = [new Set(before), new Set(after)];
  return {
    added: after.filter((name) => !old.has(name)),
    lost: before.filter((name) => !young.has(name)),
    both: before.filter((name) => young.has(name)),
  };
}
