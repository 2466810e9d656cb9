import { type SideText, sides } from './sideTexts.ts';

/** The subject of a document: a comparison of two runs, or one text of one run. */
export type CompareAddress =
  | { type: 'comparison'; runs: [before: string, after: string] }
  | { type: 'side'; text: SideText; run: string };

/** The query of a document's URI. */
export function writeCompareAddress(address: CompareAddress): string {
  return new URLSearchParams(
    address.type === 'side' ? { [address.text]: address.run } : { before: address.runs[0], after: address.runs[1] },
  ).toString();
}

/** Reads the query of a document's URI; undefined if it is not a comparison's. */
export function readCompareAddress(query: string): CompareAddress | undefined {
  const values = new URLSearchParams(query);
  const [before, after] = [values.get('before'), values.get('after')];
  if (before !== null && after !== null) return { type: 'comparison', runs: [before, after] };
  for (const { text } of sides) {
    const run = values.get(text);
    if (run !== null) return { type: 'side', text, run };
  }
  return undefined;
}
