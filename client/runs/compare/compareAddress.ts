import { type SideText, sides } from './sideTexts.ts';

/** What a document about runs shows: two of them compared, or one text of one of them. */
export type CompareAddress =
  | { type: 'comparison'; runs: [before: string, after: string] }
  | { type: 'side'; text: SideText; run: string };

/** The query of the address of a document. */
export function writeCompareAddress(address: CompareAddress): string {
  return new URLSearchParams(
    address.type === 'side' ? { [address.text]: address.run } : { before: address.runs[0], after: address.runs[1] },
  ).toString();
}

/** What the query of an address names; undefined where it is none of ours. */
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
