import * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import { editInTree } from '../../project/editing/editInTree.ts';
import { treeUri } from '../../project/files/treeName.ts';
import { showErrorMessage, showInformationMessage } from '../../shared/messages.ts';
import type { Environments } from '../environments/environments.ts';
import { plainSecretsInTree, type SecretInTree } from './plainSecretsInTree.ts';
import { chosenOwner, type SecretStore } from './secretStore.ts';

/** The places that a moved secret goes between. */
interface MoveParts {
  secrets: SecretStore;
  environments: Environments;
  projects: Projects;
}

/**
 * Moves the plain value of a secret from a file of a tree to the secret store, under each name that a run has for it,
 * and leaves it empty there. Says that a push would take the empty value along. Does nothing but say so if the store has
 * another value of that name, which all rows share.
 */
export async function moveSecretInTree(
  uri: vscode.Uri,
  { name, at }: { name: string; at?: Pick<SecretInTree, 'file' | 'start'> | undefined },
  { secrets, environments, projects }: MoveParts,
): Promise<void> {
  const all = plainSecretsInTree((await projects.runsOf(uri))?.runs ?? []);
  const found = all.find((each) => each.name === name && (at === undefined || isAt(each, at)));
  if (found === undefined) return;
  const same = all.filter((each) => isAt(each, found));
  const edit = await editInTree(found.composition, found.pointer, '');
  const file = vscode.workspace.asRelativePath(treeUri(found.file), false);
  if (edit === undefined || edit.file !== found.file)
    return void showErrorMessage(
      `"${name}" cannot be emptied in ${file} without changing more. Empty it there yourself.`,
    );
  for (const each of same) {
    const stored = await secrets.value(chosenOwner(each.configFile, environments), each.name);
    if (stored !== undefined && stored !== each.value) return void showErrorMessage(takenText(each.name));
  }
  for (const each of same) await secrets.set(chosenOwner(each.configFile, environments), each.name, each.value);
  const document = await vscode.workspace.openTextDocument(treeUri(found.file));
  const change = new vscode.WorkspaceEdit();
  const range = new vscode.Range(document.positionAt(edit.start), document.positionAt(edit.end));
  change.replace(document.uri, range, edit.text);
  if (!(await vscode.workspace.applyEdit(change))) return;
  void showInformationMessage(
    `"${name}" is in the secret store, and empty in ${file}. A push would make it empty on the platform, too: put the encrypted value (KBC::…) there before.`,
  );
}

function isAt(one: SecretInTree, { file, start }: Pick<SecretInTree, 'file' | 'start'>): boolean {
  return one.file === file && one.start === start;
}

function takenText(name: string): string {
  return `The secret store has another value of "${name}", which all rows of the configuration use. Clear it first with Clear a Secret, or leave this one in the file.`;
}
