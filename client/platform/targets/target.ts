import { genericComponent } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';
import { configInFront } from '../../language/documents/configInFront.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';
import { reported } from '../connections/inProject.ts';
import type { LinkedFolders } from '../connections/linkedFolders.ts';
import type { Trips } from '../connections/trips.ts';
import { nameOf, type RemoteConfiguration } from '../remote/remoteConfiguration.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import { isLine, uriOf } from './given.ts';

/** The configuration that a command is about. */
export interface Target {
  /** The folder of the link. */
  root: string;
  /** As the flows of the project name it. */
  name: string;
  /** As the user reads it. */
  shown: string;
  /** The file that the command was called for, as far as there is one. */
  file?: vscode.Uri;
}

interface TargetParts {
  folders: LinkedFolders;
  trips: Trips;
  remotes: RemoteProjects;
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
    isOffered?: (each: RemoteConfiguration) => boolean,
  ): Promise<Target | undefined> {
    const named = await this.#named(given);
    if (named !== undefined) return named;
    const offered = await this.offered(given, placeHolder, isOffered);
    const items = offered.map((remote) => ({ ...itemOf(remote), remote }));
    const chosen = items.length === 0 ? undefined : await showList(items, { placeHolder, matchOnDescription: true });
    return chosen && targetOf(chosen.remote);
  }

  /** The configurations that the user may choose from, of the folder of a file or a line; says why if there are none. */
  async offered(
    given: unknown,
    placeHolder: string,
    isOffered: (each: RemoteConfiguration) => boolean = () => true,
  ): Promise<RemoteConfiguration[]> {
    const root = await this.root(given, placeHolder);
    const folder = root === undefined ? undefined : await reported(root, () => this.#parts.remotes.of(root));
    const offered = folder?.configurations.filter(isOffered) ?? [];
    if (folder !== undefined && offered.length === 0)
      void showInformationMessage(
        folder.problem ?? `There is no configuration of project "${folder.link.project.name}" for this.`,
      );
    return offered;
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

  async #named(given: unknown): Promise<Target | undefined> {
    if (isLine(given)) return { ...targetOf(given.remote), ...(given.uri && { file: given.uri }) };
    const uri = uriOf(given) ?? configInFront();
    const root = uri && this.#parts.folders.around(uri);
    if (uri === undefined || root === undefined) return undefined;
    return await this.#ofFile(root, uri);
  }

  /** The configuration that a file belongs to, pulled or new. */
  async #ofFile(root: string, file: vscode.Uri): Promise<Target | undefined> {
    const folder = await reported(root, () => this.#parts.remotes.of(root));
    const place = file.fsPath.slice(root.length + 1).replaceAll('\\', '/');
    const isAround = ({ path }: RemoteConfiguration) =>
      path !== undefined && (place === path || place.startsWith(`${path}/`));
    const found = folder?.configurations.find(isAround);
    return found && { ...targetOf(found), file };
  }
}

export function targetOf(remote: RemoteConfiguration): Target {
  return { root: remote.root, name: nameOf(remote), shown: remote.name };
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
