import { readJsonSource } from '@pagewright/core/project/source/readJsonSource';
import type { SourceChange } from '@pagewright/core/project/source/sourceChange';
import { sourceAt } from '@pagewright/core/project/source/sourceNode';
import type { TextEdit } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { OrProblem } from '../../curl/command/refusal.ts';
import type { FileEdit } from '../../text/fileEdit.ts';
import type { ComposedPart, Composition } from '../documents/composition.ts';
import { writtenInFiles } from './editsInFiles.ts';
import { joinChanges } from './joinChanges.ts';
import { type ComposedTree, type PlacedChange, placeChange } from './placeChange.ts';
import { placeInRow } from './placeInRow.ts';
import { sourceDiff } from './sourceDiff.ts';

const noEdit =
  'It cannot be written into the files of the configuration without changing more. Write it there yourself.';

/**
 * The edits of the files that edits of a composed text stand for, each in the file where the key is. What is new is
 * written into the row that is its home, and there only what is said of this row. Or the reason why they cannot be made,
 * with the file: other rows would be changed, or a variable is in the place.
 */
export function placedEdits(
  composition: Composition,
  { document, hasOtherRows }: ComposedPart,
  edits: readonly TextEdit[],
  home: string | undefined,
): OrProblem<FileEdit[]> {
  const text = TextDocument.applyEdits(document, [...edits]);
  const [root, after] = [readJsonSource(document.getText(), ''), readJsonSource(text, '')];
  const changes = root && after && sourceDiff(root, after, { text, mayReplace: true });
  if (root === undefined || after === undefined || changes === undefined) return { problem: noEdit };
  const tree = { composition, document, root };
  let placed: PlacedChange[] = [];
  for (const change of changes) {
    const inRow = home === undefined ? undefined : placeInRow(tree, home, change, { root: after, text });
    const inPlace = home !== undefined && hasOtherRows ? undefined : placeChange(tree, change);
    const found = inRow ?? inPlace;
    if (found === undefined) return { problem: unplacedText(tree, change, home !== undefined && hasOtherRows) };
    placed = joinChanges(placed, found);
  }
  return fileEdits(composition, placed);
}

function fileEdits(composition: Composition, placed: readonly PlacedChange[]): OrProblem<FileEdit[]> {
  const written = writtenInFiles(composition, placed);
  if (written === undefined) return { problem: noEdit };
  const { uri: asked } = composition.params.asked;
  return Object.entries(written).flatMap(([uri, own]) =>
    own.map((edit): FileEdit => (uri === asked ? edit : { ...edit, uri })),
  );
}

/** Says what cannot be written, and where it is. */
function unplacedText({ composition, document, root }: ComposedTree, change: SourceChange, isOfRow: boolean): string {
  const path = change.kind === 'add' ? [...change.path, change.key] : change.path;
  const existing = path.map((_, index) => path.slice(0, path.length - index)).find((each) => sourceAt(root, each));
  const node = sourceAt(root, existing ?? []);
  const place = node && document.composed.placeOf(node.at.start, node.at.start + 1);
  const line = place && composition.locationOf(place)?.range.start.line;
  const where = place && line !== undefined ? ` (${shownFile(place.file)}:${line + 1})` : '';
  const why = isOfRow
    ? 'other rows run with it, too, and a row can add to it but take nothing away'
    : 'it is not in one file, or a variable is in its place';
  return `"${path.join('.')}" cannot be changed${where}: ${why}. Change it there yourself.`;
}

/** The name of a file with that of its folder: all bodies have the same name. */
function shownFile(file: string): string {
  return file.split('/').slice(-2).join('/');
}
