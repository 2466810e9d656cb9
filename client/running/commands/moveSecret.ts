import { findPlainSecrets } from '@pagewright/engine/secrets';
import * as vscode from 'vscode';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { findTreeUse } from '../../project/recognition/findTreeUse.ts';
import type { Environments } from '../environments/environments.ts';
import { moveSecretInTree } from '../secrets/moveSecretInTree.ts';
import { moveSecretCommand } from '../secrets/plainSecretFixes.ts';
import type { SecretInTree } from '../secrets/plainSecretsInTree.ts';
import { chosenOwner, type SecretStore } from '../secrets/secretStore.ts';

/** Moves the plain value of a secret from the text to the secret store, leaving an empty value. */
export function registerMoveSecret(
  secrets: SecretStore,
  environments: Environments,
  projects: Projects,
): vscode.Disposable {
  type At = Pick<SecretInTree, 'file' | 'start'>;
  return vscode.commands.registerCommand(moveSecretCommand, async (uri: vscode.Uri, name: string, at?: At) => {
    if ((await findTreeUse(uri)) !== undefined)
      return await moveSecretInTree(uri, { name, at }, { secrets, environments, projects });
    const document = await savedConfig(uri);
    const plain = document && findPlainSecrets(document.getText()).find((secret) => secret.name === name);
    if (document === undefined || plain === undefined) return;
    await secrets.set(chosenOwner(document.fileName, environments), name, plain.value);
    const range = new vscode.Range(document.positionAt(plain.start), document.positionAt(plain.end));
    const change = new vscode.WorkspaceEdit();
    change.replace(document.uri, range, '""');
    await vscode.workspace.applyEdit(change);
  });
}
