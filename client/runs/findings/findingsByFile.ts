import { TextLines } from '@pagewright/engine/text/textLines';
import type { PlaceAnswer, TextPlace } from '@pagewright/server/protocol';
import type { Composition } from '../../project/composition/composition.ts';
import type { Remedy, RunFinding } from './runFinding.ts';

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

/** Finds the file of a tree in which the value of a remedy is to be written; undefined if there is none. */
export type FileOfRemedy = (remedy: Remedy) => string | undefined;

type Span = NonNullable<ReturnType<Composition['composed']['placeOf']>>;

/**
 * Takes findings with their places in a composed text, and gives those of each of its files, also of files without any,
 * whose earlier ones may be disproved. A value that is all that a variable stands for is shown where it is written. The
 * edits of a run get the file that they are to be made in; one that is to be made in none is left out.
 */
export function findingsByFile(
  composition: Composition,
  text: string,
  { findings, places }: { findings: readonly RunFinding[]; places: readonly PlaceAnswer[] },
  fileOf: FileOfRemedy,
): FileFindings[] {
  const { composed, texts } = composition;
  const files = [...texts].map(([file, own]) => ({ file, text: own, lines: new TextLines(own) }));
  const lines = new TextLines(text);
  const placed = findings.flatMap((finding, index) => {
    const place = places[index];
    const at = place && composed.placeOf(lines.offsetAt(place.range.start), lines.offsetAt(place.range.end));
    return at ? [{ finding: withFiles(finding, fileOf), place, at: valuePlace(composition, at) }] : [];
  });
  return files.map(({ file, text: own, lines: ownLines }) => {
    const here = placed.filter(({ at }) => at.file === file);
    return {
      file,
      text: own,
      findings: here.map(({ finding }) => finding),
      places: here.map(({ place, at }) => placeInFile(place, ownLines, at)),
    };
  });
}

function withFiles({ remedies, ...finding }: RunFinding, fileOf: FileOfRemedy): RunFinding {
  const placed = (remedies ?? []).flatMap((remedy) => {
    const file = fileOf(remedy);
    return file === undefined ? [] : [{ ...remedy, file }];
  });
  return { ...finding, ...(placed.length > 0 && { remedies: placed }) };
}

/** The place of the value of a variable, if the text at a place is this variable and nothing else. */
function valuePlace({ texts, values = [] }: Composition, at: Span): Span {
  const written = texts.get(at.file)?.slice(at.start, at.end) ?? '';
  const tag = /^["']?(\{\{.*\}\})["']?$/.exec(written)?.[1];
  const start = tag === undefined ? -1 : at.start + written.indexOf(tag);
  const found = values.find(
    ({ tag: each }) => each.file === at.file && each.start === start && each.end === start + (tag?.length ?? 0),
  );
  return found?.valueAt ?? at;
}

/**
 * A place in a file. One that ends on a later line, as a value in YAML does, is marked to the end of its first line, and
 * cannot be replaced by another text.
 */
function placeInFile(
  { range: _, value }: NonNullable<PlaceAnswer>,
  lines: TextLines,
  { start, end }: Span,
): NonNullable<PlaceAnswer> {
  const first: TextPlace = lines.placeAt(start);
  const last = lines.placeAt(end);
  if (last.line !== first.line) return { range: { start: first, end: lines.endOfLine(first.line) } };
  return { range: { start: first, end: last }, ...(value !== undefined && { value }) };
}
