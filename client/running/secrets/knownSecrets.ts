import type * as vscode from 'vscode';
import type { KnownSource } from '../../language/client/knownConfigurations.ts';
import type { Environments } from '../environments/environments.ts';
import { chosenOwner, loginName, type SecretStore } from './secretStore.ts';

/** The names of the secrets that are stored for a configuration, for the language server. */
export function knownSecrets(
  store: SecretStore,
  environments: Pick<Environments, 'chosen'>,
  { onDidChange }: Pick<vscode.SecretStorage, 'onDidChange'>,
): KnownSource {
  return {
    of: async ({ fileName }) => {
      const names = await store.names(chosenOwner(fileName, environments));
      // A login has what the credentials lack.
      return { secrets: names.includes(loginName) ? [...names, '#data'] : names };
    },
    onDidChange: (listener) => onDidChange(listener),
  };
}
