import type { JudgedCause } from '@pagewright/engine/platform';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { treeUri } from '../../project/files/treeName.ts';
import { findPlaces } from '../../runs/findings/findPlaces.ts';
import { placeInTree } from '../../runs/findings/placeInTree.ts';
import type { RunFinding } from '../../runs/findings/runFinding.ts';
import { columnBesidePane } from '../../shared/columnBesidePane.ts';

interface CauseParts {
  language: LanguageSupport;
  projects: Projects;
}

/** A place in a file. */
interface CausePlace {
  uri: vscode.Uri;
  range?: vscode.Range;
}

/** Opens a configuration, with the cursor at the cause of a verdict where it has a place in the files. */
export async function openCause(file: vscode.Uri, cause: JudgedCause | undefined, parts: CauseParts): Promise<void> {
  const { uri, range } = (cause?.pointer === undefined ? undefined : await placeOf(file, cause, parts)) ?? {
    uri: file,
  };
  const selection = range === undefined ? {} : { selection: new vscode.Range(range.start, range.start) };
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document, { preview: false, viewColumn: columnBesidePane(), ...selection });
}

/** Undefined: the text here has no such place. */
async function placeOf(
  file: vscode.Uri,
  { message, pointer = '', row }: JudgedCause,
  { language, projects }: CauseParts,
): Promise<CausePlace | undefined> {
  const finding: RunFinding = { code: '', message, severity: 'information', pointer };
  const runs = (await projects.runsOf(file))?.runs ?? [];
  const run = row === undefined ? runs[0] : runs.find(({ composition }) => composition.name.endsWith(` › ${row.name}`));
  if (run === undefined) {
    const text = (await vscode.workspace.openTextDocument(file)).getText();
    const [place] = await findPlaces(language, text, [finding]);
    return place ? { uri: file, range: rangeOf(place.range) } : undefined;
  }
  const places = await findPlaces(language, run.text, [finding]);
  const files = await placeInTree(run.composition, run.text, { findings: [finding], places });
  const found = files.find(({ findings }) => findings.length > 0);
  const [place] = found?.places ?? [];
  return found && place ? { uri: treeUri(found.file), range: rangeOf(place.range) } : undefined;
}

function rangeOf({
  start,
  end,
}: {
  start: { line: number; character: number };
  end: { line: number; character: number };
}) {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
