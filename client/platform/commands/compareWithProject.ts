import type { ConfigurationDiff, MergeTexts } from '@pagewright/engine/platform';
import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import { uriName } from '../../shared/uriName.ts';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Trips } from '../connections/trips.ts';
import type { PlatformDocuments } from '../documents/platformDocuments.ts';
import type { Target, Targets } from '../targets/target.ts';
import { saveFiles } from './saveFiles.ts';

interface CompareParts {
  trips: Trips;
  targets: Targets;
  documents: PlatformDocuments;
}

/** `Pagewright: Compare with Project`: the newest version of the project beside the files, in VS Code's diff editor. */
export function registerCompareWithProject(parts: CompareParts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.compareWithProject', async (given?: unknown) => {
    const target = await parts.targets.one(given, 'Configuration to compare', ({ path }) => path !== undefined);
    if (target !== undefined) await compare(target, parts);
  });
}

async function compare(target: Target, { trips, documents }: CompareParts): Promise<void> {
  if (!(await saveFiles(target.root))) return;
  // What is shown has no plain secrets. The file of the user is as it is.
  const found = await findDiff(target, trips, { masks: true });
  if (found === undefined) return;
  if (found.files.length === 0) return void showInformationMessage(equalText(found));
  const version = found.newest === undefined ? 'not in the project' : `version ${found.newest} in the project`;
  await showDiff(found.files, target.root, `${found.name}: ${version} ↔ your files`, documents);
}

/** A configuration beside the project; undefined after a message to the user. `masks`: for texts that are only shown. */
export async function findDiff(
  { root, name, shown }: Target,
  trips: Trips,
  { masks = false }: { masks?: boolean } = {},
): Promise<ConfigurationDiff | undefined> {
  const diffs = await inProject(trips, root, `Comparing "${shown}" with the project`, async (trip) => {
    const { diff } = await loadPlatform();
    return await diff(trip, { names: [name], masks });
  });
  return diffs?.[0];
}

const equal: Partial<Record<ConfigurationDiff['state'], string>> = {
  'deleted-there': 'was deleted in the project.',
  unreadable: 'has files that cannot be read. Correct them first.',
};

function equalText({ name, state, newest }: ConfigurationDiff): string {
  return `"${name}" ${equal[state] ?? `is as in the project, version ${newest}.`}`;
}

async function showDiff(
  files: readonly MergeTexts[],
  root: string,
  title: string,
  documents: PlatformDocuments,
): Promise<void> {
  const sides = files.map(({ file, remote, local }) => ({
    file: vscode.Uri.joinPath(vscode.Uri.file(root), file),
    left: remote === undefined ? undefined : documents.add(file, remote),
    right: local === undefined ? undefined : vscode.Uri.joinPath(vscode.Uri.file(root), file),
  }));
  const [first, ...others] = sides;
  if (first === undefined) return;
  if (others.length > 0) {
    const all = sides.map(({ file, left, right }) => [file, left, right]);
    return void (await vscode.commands.executeCommand('vscode.changes', title, all));
  }
  const empty = () => documents.add(uriName(first.file), '');
  await vscode.commands.executeCommand('vscode.diff', first.left ?? empty(), first.right ?? empty(), title, {
    preview: false,
  });
}
