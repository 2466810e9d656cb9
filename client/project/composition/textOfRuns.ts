/** The text of a configuration as a whole, by that of each of its rows: one that changes with any of them. */
export function textOfRuns(runs: readonly { text: string }[]): string {
  const [first = { text: '' }] = runs;
  return runs.length <= 1 ? first.text : `[${runs.map(({ text }) => text).join(',')}]`;
}
