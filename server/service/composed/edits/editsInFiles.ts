import { groupBy } from '@pagewright/core/groupBy';
import { editSource } from '@pagewright/core/project/editing/editSource';
import { readJsonSource } from '@pagewright/core/project/source/readJsonSource';
import type { SourceChange } from '@pagewright/core/project/source/sourceChange';
import type { TextEdit } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ComposedDocument } from '../documents/composedDocument.ts';
import type { Composition } from '../documents/composition.ts';
import { ChangedText } from './changedText.ts';
import { type PlacedChange, placeChange } from './placeChange.ts';
import { sourceDiff } from './sourceDiff.ts';

/** The changes of files that edits of a composed text stand for; undefined if they cannot be made there. */
export function changesInFiles(
  composition: Composition,
  document: ComposedDocument,
  edits: readonly TextEdit[],
): PlacedChange[] | undefined {
  const text = TextDocument.applyEdits(document, [...edits]);
  const [root, after] = [readJsonSource(document.getText(), ''), readJsonSource(text, '')];
  if (root === undefined || after === undefined) return undefined;
  const placed = sourceDiff(root, after, { text, mayReplace: false })?.map((change) =>
    placeChange({ composition, document, root }, change),
  );
  return placed?.every((one) => one !== undefined) ? placed : undefined;
}

/** The edits of files that make changes, by their URIs; undefined if one cannot be made without touching more. */
export function writtenInFiles(
  composition: Composition,
  changes: readonly PlacedChange[],
): Record<string, TextEdit[]> | undefined {
  const written: [string, TextEdit[]][] = [];
  for (const [file, own] of groupBy(changes, (change) => change.file)) {
    const document = composition.params.texts.get(file);
    const edits =
      document &&
      editsOf(
        file,
        document,
        own.map(({ change }) => change),
      );
    if (edits === undefined) return undefined;
    written.push([document?.uri ?? file, edits]);
  }
  return Object.fromEntries(written);
}

/** The edits of files that edits of a composed text stand for; undefined if they cannot be made there. */
export function editsInFiles(
  composition: Composition,
  document: ComposedDocument,
  edits: readonly TextEdit[],
): Record<string, TextEdit[]> | undefined {
  const changes = changesInFiles(composition, document, edits);
  return changes && writtenInFiles(composition, changes);
}

function editsOf(file: string, document: TextDocument, changes: readonly SourceChange[]): TextEdit[] | undefined {
  const changed = new ChangedText(document.getText());
  for (const change of changes) {
    const edit = editSource(file, changed.text, change);
    if (edit === undefined) return undefined;
    changed.apply(edit);
  }
  return changed.edits().map(({ start, end, text }) => {
    return { range: { start: document.positionAt(start), end: document.positionAt(end) }, newText: text };
  });
}
