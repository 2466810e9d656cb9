import type { RemoteVersion, VersionLog } from '@pagewright/engine/platform';
import { localTime } from '@pagewright/engine/text/localTime';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import { fileExists } from '../../shared/fileExists.ts';
import { showList } from '../../shared/showList.ts';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Trips } from '../connections/trips.ts';
import type { PlatformDocuments } from '../documents/platformDocuments.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import type { Target, Targets } from '../targets/target.ts';
import { restoreVersion } from './restoreVersion.ts';
import { versionText } from './versionText.ts';

interface VersionParts {
  trips: Trips;
  targets: Targets;
  remotes: RemoteProjects;
  documents: PlatformDocuments;
}

/** How many versions are listed at once. */
const pageLength = 50;

/** `Pagewright: Show Versions…`: the versions of a configuration in the project. One is opened, compared or restored. */
export function registerShowVersions(parts: VersionParts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showVersions', async (given?: unknown) => {
    const target = await parts.targets.one(
      given,
      'Configuration whose versions are listed',
      ({ id }) => id !== undefined,
    );
    if (target === undefined) return;
    const version = await chooseVersion(target, parts.trips);
    if (version !== undefined) await actOn(target, version, parts);
  });
}

async function chooseVersion(
  target: Target,
  trips: Trips,
  before: readonly RemoteVersion[] = [],
): Promise<RemoteVersion | undefined> {
  const { root, name, shown } = target;
  const page = await inProject(trips, root, `Reading the versions of "${shown}"`, async (trip) => {
    const { log } = await loadPlatform();
    return await log(trip, name, { limit: pageLength, offset: before.length });
  });
  if (page === undefined) return undefined;
  const versions = [...before, ...page.versions];
  const more = page.hasMore ? [{ label: 'Older Versions…', version: undefined }] : [];
  const items = [...versions.map((version) => ({ ...itemOf(version, page), version })), ...more];
  const placeHolder = `Version of "${shown}"`;
  const chosen = await showList(items, { placeHolder, matchOnDetail: true, matchOnDescription: true });
  if (chosen === undefined || chosen.version !== undefined) return chosen?.version;
  return await chooseVersion(target, trips, versions);
}

function itemOf({ version, changeDescription, changed }: RemoteVersion, { pulled }: VersionLog) {
  const yours = version === pulled ? ['yours'] : [];
  return {
    label: `$(git-commit) ${version}`,
    description: [printable(changed.by), localTime(changed.at), ...yours].join(' · '),
    detail: printable(changeDescription === '' ? 'No description.' : changeDescription),
  };
}

async function actOn(target: Target, { version }: RemoteVersion, parts: VersionParts): Promise<void> {
  const { shown } = target;
  const yours = await yourFile(target);
  const [open, compare, restore] = [
    { label: '$(go-to-file) Open', detail: 'As a read-only document' },
    { label: '$(diff) Compare with Your File', detail: 'In the diff editor' },
    { label: '$(history) Restore…', detail: 'Saves it again as the newest version of the project' },
  ] as const;
  const items = yours === undefined ? [open, restore] : [open, compare, restore];
  const chosen = await showList(items, { placeHolder: `Version ${version} of "${shown}"` });
  if (chosen === restore) return await restoreVersion(target, version, parts);
  if (chosen === undefined) return;
  const text = await versionText(target, version, parts.trips, chosen === open);
  if (text === undefined) return;
  const document = parts.documents.add(`${version}-${text.file}`, text.text);
  if (chosen === open) return void (await vscode.window.showTextDocument(document, { preview: false }));
  const title = `${shown}: version ${version} ↔ your file`;
  await vscode.commands.executeCommand('vscode.diff', document, yours, title);
}

/** The file here with the body; undefined: it was not pulled, or is in YAML, which no version of the project is. */
async function yourFile({ root, name }: Target): Promise<vscode.Uri | undefined> {
  const file = vscode.Uri.joinPath(vscode.Uri.file(root), name.endsWith('.json') ? name : `${name}/config.json`);
  return (await fileExists(file)) ? file : undefined;
}
