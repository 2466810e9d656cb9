import { findSecretPlaces, secretValue } from '@pagewright/engine/secrets';
import type * as vscode from 'vscode';
import type { Environments } from '../environments/environments.ts';
import { chosenOwner, type SecretStore } from './secretStore.ts';

/** Whether a configuration uses secrets, and whether a run would ask for one first. */
export type SecretState = 'none' | 'known' | 'missing';

/** Finds the state of the secrets of a configuration as it is in the editor. */
export async function secretState(
  store: SecretStore,
  environments: Pick<Environments, 'chosen'>,
  document: Pick<vscode.TextDocument, 'fileName' | 'getText'>,
): Promise<SecretState> {
  const places = findSecretPlaces(document.getText()).filter(({ isDemanded }) => isDemanded);
  // Most configurations have no secrets: leave the store alone.
  if (places.length === 0) return 'none';
  const values = await store.values(chosenOwner(document.fileName, environments));
  return places.every((place) => secretValue(place, values) !== undefined) ? 'known' : 'missing';
}
