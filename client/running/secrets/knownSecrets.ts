import type * as vscode from 'vscode';
import type { KnownSource } from '../../language/client/knownConfigurations.ts';
import type { SecretStore } from './secretStore.ts';

/** The names of the secrets that are stored for a configuration, for the language server. */
export function knownSecrets(
  store: SecretStore,
  { onDidChange }: Pick<vscode.SecretStorage, 'onDidChange'>,
): KnownSource {
  return {
    of: async ({ fileName }) => ({ secrets: await store.names(fileName) }),
    onDidChange: (listener) => onDidChange(listener),
  };
}
