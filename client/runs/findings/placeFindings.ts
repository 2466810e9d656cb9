import type { PlaceAnswer } from '@pagewright/server/protocol';
import { followLine, lineChangeBetween } from './lineChange.ts';
import type { PlacedFinding, RunFinding } from './runFinding.ts';

/** The text at the start of the run, and the text when it has ended. */
export interface Texts {
  run: string;
  now: string;
}

/**
 * Puts findings on the lines that caused them, if those lines are still unchanged. Keeps a suggestion only if there is
 * a string that it can replace.
 */
export function placeFindings(
  findings: readonly RunFinding[],
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
    const canFix = suggestion !== undefined && place.value !== undefined && place.value !== suggestion;
    return [
      { ...rest, ...(canFix && { suggestion }), line, start: start.character, end: end.character, lineText, seenAt },
    ];
  });
}
