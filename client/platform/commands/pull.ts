import type { ConfigurationPull } from '@pagewright/engine/platform';
import { countText } from '@pagewright/engine/text/countText';
import { printable } from '@pagewright/engine/text/printable';
import { quotedNames } from '@pagewright/engine/text/quotedNames';
import * as vscode from 'vscode';
import { askForTrust } from '../../shared/askForTrust.ts';
import { fileName } from '../../shared/fileName.ts';
import { showInformationMessage, showWarningMessage } from '../../shared/messages.ts';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Trips } from '../connections/trips.ts';
import { isNewerThere, nameOf, type RemoteConfiguration } from '../remote/remoteConfiguration.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import { isLine } from '../targets/given.ts';
import type { Targets } from '../targets/target.ts';
import { saveFiles } from './saveFiles.ts';

interface PullParts {
  trips: Trips;
  targets: Targets;
  remotes: RemoteProjects;
}

/** The choice of what to pull into which folder. */
interface Wanted {
  root: string;
  /** As the flows of the project name them. */
  names: readonly string[];
}

/** `Pagewright: Pull…`: brings configurations of the project into the folder. Local changes are never overwritten. */
export function registerPull(parts: PullParts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.pull', async (given?: unknown) => {
    if (!(await askForTrust('A pull writes files of a project. Trust this workspace for it.'))) return;
    const wanted = await findWanted(given, parts);
    if (wanted !== undefined) await pullNamed(wanted, parts);
  });
}

/** The configuration of a line of the view, otherwise those of the folder that the user checks. */
async function findWanted(given: unknown, { targets }: PullParts): Promise<Wanted | undefined> {
  if (isLine(given)) {
    const target = await targets.one(given, 'Configuration to pull');
    return target && { root: target.root, names: [target.name] };
  }
  const offered = await targets.offered(given, 'Folder to pull into', ({ listed }) => listed !== undefined);
  const [first] = offered;
  if (first === undefined) return undefined;
  const chosen = await vscode.window.showQuickPick(offered.map(itemOf), {
    placeHolder: `Configurations to pull into "${fileName(first.root)}"`,
    canPickMany: true,
    matchOnDescription: true,
    ignoreFocusOut: true,
  });
  if (chosen === undefined || chosen.length === 0) return undefined;
  return { root: first.root, names: chosen.map(({ remote }) => nameOf(remote)) };
}

/** A line of the list. It is checked from the start if the project has something new. */
function itemOf(remote: RemoteConfiguration) {
  const { name, listed, pulled, isChangedHere } = remote;
  const version = `version ${listed?.version ?? ''}`;
  const state =
    pulled === undefined ? 'not pulled' : isNewerThere(remote) ? `you have version ${pulled}` : 'up to date';
  const here = isChangedHere ? ['changed here'] : [];
  return {
    label: name,
    description: [version, state, ...here].join(' · '),
    picked: pulled === undefined || isNewerThere(remote),
    remote,
  };
}

async function pullNamed(wanted: Wanted, parts: PullParts, theirs = false): Promise<void> {
  const { trips, remotes } = parts;
  const { root, names } = wanted;
  // An unsaved change is a change: saved, the pull sees it.
  if (!(await saveFiles(root))) return;
  const title = `Pulling ${countText(names.length, 'configuration')}`;
  const pulls = await inProject(trips, root, title, async (trip) => {
    const { pull } = await loadPlatform();
    return await pull(trip, { names, theirs });
  });
  if (pulls === undefined) return;
  remotes.refresh(root);
  await openPulled(root, pulls);
  void report(root, pulls, parts);
}

/** Opens the file of a single configuration. */
async function openPulled(root: string, [first, ...others]: readonly ConfigurationPull[]): Promise<void> {
  if (first === undefined || others.length > 0 || first.outcome === 'deleted') return;
  const file = first.path.endsWith('.json')
    ? first.path
    : first.files.find(
        (each) =>
          /(?:^|\/)(?:config\.json|_config\.yml)$/.test(each) &&
          !/\/(?:rows|variables)\//.test(each.slice(first.path.length)),
      );
  if (file !== undefined)
    await vscode.commands.executeCommand('vscode.open', vscode.Uri.joinPath(vscode.Uri.file(root), file));
}

async function report(root: string, pulls: readonly ConfigurationPull[], parts: PullParts): Promise<void> {
  const conflicts = pulls.filter(({ outcome }) => outcome === 'conflict');
  const done = doneTexts(pulls);
  if (conflicts.length > 0) return await offerTheirs(root, conflicts, done, parts);
  void showInformationMessage(printable(done.length === 0 ? 'Everything is up to date.' : done.join(' ')));
}

/** A sentence for each thing that has happened. */
function doneTexts(pulls: readonly ConfigurationPull[]): string[] {
  const of = (...outcomes: ConfigurationPull['outcome'][]) => pulls.filter(({ outcome }) => outcomes.includes(outcome));
  const [written, kept, deleted] = [of('new', 'updated'), of('kept'), of('deleted')];
  return [
    ...(written.length > 0 ? [`Pulled ${namesOf(written)}.`] : []),
    ...(kept.length > 0 ? [`${namesOf(kept)}: only the files have changes, so they stay as they are.`] : []),
    ...(deleted.length > 0 ? [`${namesOf(deleted)}: deleted in the project. The files stay.`] : []),
    ...originalsText(pulls),
  ];
}

async function offerTheirs(
  root: string,
  conflicts: readonly ConfigurationPull[],
  done: readonly string[],
  parts: PullParts,
): Promise<void> {
  const [compare, theirs] = ['Compare', 'Take Theirs'];
  const have = conflicts.length === 1 ? 'has' : 'have';
  const message = `${namesOf(conflicts)} ${have} changes here and in the project, so the files were left as they are. "${theirs}" keeps your texts beside them, as .orig.`;
  const choice = await showWarningMessage(printable([...done, message].join(' ')), compare, theirs);
  const [first] = conflicts;
  if (choice === compare && first !== undefined)
    await vscode.commands.executeCommand(
      'pagewright.compareWithProject',
      vscode.Uri.joinPath(vscode.Uri.file(root), first.path),
    );
  if (choice === theirs) await pullNamed({ root, names: conflicts.map(({ path }) => path) }, parts, true);
}

function originalsText(pulls: readonly ConfigurationPull[]): string[] {
  const kept = pulls.flatMap(({ originals }) => originals);
  return kept.length === 0 ? [] : [`Your texts are in ${quotedNames(kept)}.`];
}

const maxNames = 3;

function namesOf(pulls: readonly ConfigurationPull[]): string {
  return pulls.length > maxNames
    ? countText(pulls.length, 'configuration')
    : quotedNames(pulls.map(({ name }) => name));
}
