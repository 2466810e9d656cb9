import { isUserError } from '@pagewright/engine/errors';
import type { Connection, RemoteBranch } from '@pagewright/engine/platform';
import * as vscode from 'vscode';
import { askForTrust } from '../../shared/askForTrust.ts';
import { cancellable } from '../../shared/cancellable.ts';
import { showInformationMessage, withProgress } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';
import { signalOf } from '../../shared/signalOf.ts';
import { reported } from '../connections/inProject.ts';
import type { LinkedFolders } from '../connections/linkedFolders.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Tokens } from '../connections/tokens.ts';
import type { Trips } from '../connections/trips.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import { uriOf } from '../targets/given.ts';
import { askForFolder } from './askForFolder.ts';
import { askForToken } from './askForToken.ts';

interface ConnectParts {
  folders: LinkedFolders;
  tokens: Tokens;
  trips: Trips;
  remotes: RemoteProjects;
  memento: vscode.Memento;
  /** The roots of trees of tools, which are connected rather than the folder around them. */
  trees: () => readonly string[];
}

const stacksKey = 'pagewright.stacks';
const maxStacks = 8;

/** `Pagewright: Connect to Project…`: asks for stack and token, checks them, and links a folder to the project. */
export function registerConnectToProject(parts: ConnectParts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.connectToProject', async (given?: unknown) => {
    if (!(await askForTrust('A connection sends your token to a stack and writes files. Trust this workspace for it.')))
      return;
    const root = uriOf(given)?.fsPath ?? (await askForFolder(parts.folders.all, parts.trees()));
    if (root === undefined) return;
    const stack = await reported(root, () => askForStack(root, parts));
    if (stack === undefined) return;
    const token = await askForToken(stack);
    if (token === undefined) return;
    const connection = await reported(root, () => connect(root, { stack, token }, parts));
    if (connection === undefined) return;
    await keepConnection(root, token, connection, parts);
    void sayConnected(root, connection);
  });
}

/** The origin of the stack that the user names. Throws a UserError. */
async function askForStack(root: string, { trips, memento }: ConnectParts): Promise<string | undefined> {
  const { readStackAddress } = await loadPlatform();
  const linked = await trips.link(root).then(
    ({ stack }) => stack,
    () => undefined,
  );
  const recent = memento.get<string[]>(stacksKey, []);
  const known = [...new Set([...(linked === undefined ? [] : [linked]), ...recent])];
  const other = 'Another Stack…';
  const items = known.map((stack) => ({
    label: hostOf(stack),
    stack,
    ...(stack === linked && { description: 'named by the folder' }),
  }));
  const title = 'Connect to Project (1 of 2)';
  if (items.length > 0) {
    const chosen = await showList([...items, { label: other, stack: undefined }], {
      title,
      placeHolder: 'Stack of the project',
    });
    if (chosen === undefined || chosen.stack !== undefined) return chosen?.stack;
  }
  const typed = await vscode.window.showInputBox({
    title,
    prompt: 'Stack: its host, or the address of any page of the project, copied from the browser',
    placeHolder: 'https://connection.keboola.com/admin/projects/1234',
    ignoreFocusOut: true,
    validateInput: (text) => faultOf(() => readStackAddress(text)),
  });
  return typed === undefined ? undefined : readStackAddress(typed);
}

function faultOf(read: () => unknown): string | undefined {
  try {
    return void read();
  } catch (error) {
    if (isUserError(error)) return error.message;
    throw error;
  }
}

function hostOf(stack: string): string {
  return new URL(stack).host;
}

/** Checks stack and token, and writes the link. With several branches, the user chooses one. */
async function connect(
  root: string,
  access: { stack: string; token: string },
  { trips }: ConnectParts,
): Promise<Connection | undefined> {
  const { connect: link, systemClock } = await loadPlatform();
  const options = cancellable(`Connecting to ${hostOf(access.stack)}`);
  const branches = await withProgress(options, (_, token) =>
    trips.takeWith(access, root, ({ api, signal }) => api.storage.branches(signal), { signal: signalOf(token) }),
  );
  const branch = await chooseBranch(branches);
  if (branch === undefined) return undefined;
  return await withProgress(options, (_, token) =>
    trips.takeWith(access, root, (trip) => link({ ...trip, branch: branch.id }, systemClock), {
      signal: signalOf(token),
    }),
  );
}

async function chooseBranch(branches: readonly RemoteBranch[]): Promise<RemoteBranch | undefined> {
  if (branches.length <= 1) return branches[0];
  const inOrder = branches.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  const items = inOrder.map((branch) => ({
    label: branch.name,
    ...(branch.isDefault && { description: 'production' }),
    branch,
  }));
  return (await showList(items, { placeHolder: 'Branch to pull from and push to' }))?.branch;
}

async function keepConnection(
  root: string,
  token: string,
  { stack, project }: Connection,
  parts: ConnectParts,
): Promise<void> {
  const { tokens, memento, folders, remotes } = parts;
  const recent = memento.get<string[]>(stacksKey, []);
  await memento.update(stacksKey, [stack, ...recent.filter((each) => each !== stack)].slice(0, maxStacks));
  await tokens.set({ stack, project: project.id }, token);
  folders.add(root);
  remotes.refresh(root);
}

async function sayConnected(root: string, { project, branch }: Connection): Promise<void> {
  const { name, managesConfigurations } = project.token;
  const rights = managesConfigurations ? '' : ' The token may only read configurations.';
  const pull = 'Pull…';
  const message = `Connected to project "${project.name}", branch "${branch.name}", as "${name}".${rights}`;
  void vscode.commands.executeCommand('pagewright.project.focus');
  if ((await showInformationMessage(message, pull)) === pull)
    await vscode.commands.executeCommand('pagewright.pull', vscode.Uri.file(root));
}
