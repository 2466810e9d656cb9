import type { PlaceAnswer } from '../../../server/protocol.ts';
import type { Finding, PlacedFinding } from './finding.ts';
import { followLine, lineChangeBetween } from './lineChange.ts';

/** The texts that findings travel between: that of the run, and that which is there when it has ended. */
export interface Texts {
  run: string;
  now: string;
}

/**
 * Puts findings on the lines that their pointers led to in the text of the run, as far as those lines are still there.
 * A suggestion stays only where a text stands that it can replace.
 */
export function placeFindings(
  findings: readonly Finding[],
  places: readonly PlaceAnswer[],
  { run, now }: Texts,
  seenAt: number,
): PlacedFinding[] {
  const [runLines, nowLines] = [run.split(/\r?\n/), now.split(/\r?\n/)];
  const change = lineChangeBetween(run, now);
  return findings.flatMap((finding, index) => {
    const place = places[index];
    if (!place) return [];
    const { start, end } = place.range;
    const lineText = runLines[start.line] ?? '';
    const line = followLine(start.line, lineText, change ? [change] : [], (at) => nowLines[at]);
    if (line === undefined) return [];
    const { suggestion, ...rest } = finding;
    const canMend = suggestion !== undefined && place.value !== undefined && place.value !== suggestion;
    return [
      { ...rest, ...(canMend && { suggestion }), line, start: start.character, end: end.character, lineText, seenAt },
    ];
  });
}
