import type { LayoutName } from '@pagewright/engine/platform';
import { printable } from '@pagewright/engine/text/printable';
import { configurationFile, genericComponent } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';
import { configInFront } from '../../language/documents/configInFront.ts';
import { isIn } from '../../shared/isIn.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';
import { offerWayOut, reported } from '../connections/inProject.ts';
import type { LinkedFolders } from '../connections/linkedFolders.ts';
import type { Trips } from '../connections/trips.ts';
import { nameOf, type RemoteConfiguration } from '../remote/remoteConfiguration.ts';
import type { RemoteFolder } from '../remote/remoteFolder.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import { isLine, type RemoteLine, uriOf } from './given.ts';

/** The configuration that a command is about. */
export interface Target {
  /** The folder of the link. */
  root: string;
  /** As the flows of the project name it. */
  name: string;
  /** As the user reads it. */
  shown: string;
  /** The file of the configuration; absent: it has none here. */
  main?: vscode.Uri;
  /** The file that the command was called for, of the configuration or of a row, as far as there is one. */
  file?: vscode.Uri;
}

interface TargetParts {
  folders: LinkedFolders;
  remotes: RemoteProjects;
  trips: Trips;
}

/** Finds what a command is about: a line of the view, a file, the configuration in front, or what the user chooses. */
export class Targets {
  readonly #parts: TargetParts;

  constructor(parts: TargetParts) {
    this.#parts = parts;
  }

  /** Undefined, after a message or a list that was left, if there is none. */
  async one(
    given: unknown,
    placeHolder: string,
    isOffered: (each: RemoteConfiguration) => boolean = () => true,
  ): Promise<Target | undefined> {
    if (isLine(given)) return await this.#ofLine(given);
    const folder = await this.#folder(given, placeHolder);
    if (folder === undefined) return undefined;
    const file = uriOf(given) ?? configInFront();
    const found = file && around(folder, file);
    if (file !== undefined && found !== undefined) return { ...targetOf(found, folder), file };
    const items = offeredOf(folder, isOffered).map((remote) => ({ ...itemOf(remote), remote }));
    const chosen = items.length === 0 ? undefined : await showList(items, { placeHolder, matchOnDescription: true });
    return chosen && targetOf(chosen.remote, folder);
  }

  /** The configurations that the user may choose from, of the folder of a file or a line; says why if there are none. */
  async offered(
    given: unknown,
    placeHolder: string,
    isOffered: (each: RemoteConfiguration) => boolean,
  ): Promise<RemoteConfiguration[]> {
    const folder = await this.#folder(given, placeHolder);
    return folder === undefined ? [] : offeredOf(folder, isOffered);
  }

  /** A linked folder: the one of a file or a line, the only one, or the one that the user chooses. */
  async root(given: unknown, placeHolder: string): Promise<string | undefined> {
    const { folders } = this.#parts;
    const uri = uriOf(given) ?? (isLine(given) ? vscode.Uri.file(given.remote.root) : configInFront());
    const around = uri && folders.around(uri);
    if (around !== undefined) return around;
    const { all } = folders;
    if (all.length === 0) void offerConnection();
    if (all.length <= 1) return all[0];
    const items = all.map((root) => ({ label: vscode.workspace.asRelativePath(root), root }));
    return (await showList(items, { placeHolder }))?.root;
  }

  /**
   * The configuration of a line. What stands for a line may say no more than ids: only then its place is looked up, because
   * the project is asked for that.
   */
  async #ofLine({ remote, uri }: RemoteLine): Promise<Target | undefined> {
    const { remotes, trips } = this.#parts;
    const { root, path } = remote;
    const file = uri && { file: uri };
    return await reported(root, async () => {
      if (path !== undefined) return { ...targetOf(remote, { root, link: await trips.link(root) }), ...file };
      const folder = await remotes.of(root);
      const found = folder.configurations.find((each) => isSame(each, remote)) ?? remote;
      return { ...targetOf(found, folder), ...file };
    });
  }

  async #folder(given: unknown, placeHolder: string): Promise<RemoteFolder | undefined> {
    const root = await this.root(given, placeHolder);
    return root === undefined ? undefined : await reported(root, () => this.#parts.remotes.of(root));
  }
}

/** The configuration that a file belongs to, pulled or new: of those in each other the inner one. */
function around({ root, configurations }: RemoteFolder, file: vscode.Uri): RemoteConfiguration | undefined {
  const folder = vscode.Uri.file(root);
  const found = configurations.filter(
    ({ path }) => path !== undefined && isIn(vscode.Uri.joinPath(folder, path), file),
  );
  return found.toSorted((one, other) => (other.path?.length ?? 0) - (one.path?.length ?? 0))[0];
}

function offeredOf(
  { root, configurations, problem, link }: RemoteFolder,
  isOffered: (each: RemoteConfiguration) => boolean,
): RemoteConfiguration[] {
  const offered = configurations.filter(isOffered);
  if (offered.length > 0) return offered;
  if (problem !== undefined) void offerWayOut(root, problem);
  else void showInformationMessage(printable(`Project "${link.project.name}" has no configuration for this.`));
  return [];
}

function isSame(one: RemoteConfiguration, other: RemoteConfiguration): boolean {
  if (other.id === undefined) return one.path === other.path;
  return one.id === other.id && one.component === other.component;
}

function targetOf(remote: RemoteConfiguration, { root, link }: Pick<RemoteFolder, 'root' | 'link'>): Target {
  const main = fileOf(remote, link.layout);
  return { root, name: nameOf(remote), shown: remote.name, ...(main && { main }) };
}

/** The file of a configuration; undefined: it was not pulled. */
export function fileOf({ root, path }: RemoteConfiguration, layout: LayoutName): vscode.Uri | undefined {
  return path === undefined ? undefined : vscode.Uri.joinPath(vscode.Uri.file(root), configurationFile(layout, path));
}

function itemOf({ name, listed, path, component }: RemoteConfiguration) {
  const version = listed === undefined ? [] : [`version ${listed.version}`];
  return {
    label: name,
    description: [...version, path ?? 'not pulled'].join(' · '),
    ...(listed && component !== genericComponent && { detail: listed.componentName }),
  };
}

async function offerConnection(): Promise<void> {
  const connect = 'Connect to Project…';
  const choice = await showInformationMessage('No folder of this window is connected to a project.', connect);
  if (choice === connect) await vscode.commands.executeCommand('pagewright.connectToProject');
}
