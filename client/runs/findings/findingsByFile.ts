import { TextLines } from '@pagewright/engine/text/textLines';
import type { PlaceAnswer, TextPlace } from '@pagewright/server/protocol';
import type { Composition } from '../../project/composition/composition.ts';
import type { RunFinding } from './runFinding.ts';

/** The findings of a run in one of the files that its text was composed of. */
interface FileFindings {
  /** The name of the file in its tree. */
  file: string;
  /** The text of the file at the start of the run. */
  text: string;
  findings: RunFinding[];
  /** In the file, one for each finding. */
  places: PlaceAnswer[];
}

/**
 * Takes findings with their places in a composed text, and gives those of each of its files, also of files without any,
 * whose earlier ones may be disproved. An edit of a run names its place in the whole text, so it is left out.
 */
export function findingsByFile(
  { composed, texts }: Composition,
  text: string,
  findings: readonly RunFinding[],
  places: readonly PlaceAnswer[],
): FileFindings[] {
  const files = [...texts].map(([file, own]) => ({ file, text: own, lines: new TextLines(own) }));
  const lines = new TextLines(text);
  const placed = findings.flatMap((finding, index) => {
    const place = places[index];
    const at = place && composed.placeOf(lines.offsetAt(place.range.start), lines.offsetAt(place.range.end));
    const { remedies: _, ...rest } = finding;
    return at ? [{ finding: rest, place, at }] : [];
  });
  return files.map(({ file, text: own, lines: ownLines }) => {
    const here = placed.filter(({ at }) => at.file === file);
    return {
      file,
      text: own,
      findings: here.map(({ finding }) => finding),
      places: here.map(({ place, at }) => ({ ...place, range: onOneLine(ownLines, at) })),
    };
  });
}

/** A range in a file. One that ends on a later line, as a value in YAML does, is marked to the end of its first line. */
function onOneLine(
  lines: TextLines,
  { start, end }: { start: number; end: number },
): { start: TextPlace; end: TextPlace } {
  const first = lines.placeAt(start);
  const last = lines.placeAt(end);
  return { start: first, end: last.line === first.line ? last : lines.endOfLine(first.line) };
}
