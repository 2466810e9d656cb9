import type { ConfigDocument } from '@pagewright/engine/environments';
import { type SecretPlace, secretPlacesOf, secretValue } from '@pagewright/engine/secrets';
import type { SecretOwner, SecretStore } from './secretStore.ts';

/** Asks the user for a value, one of several; undefined if none is given. */
export type AskForSecret = (place: SecretPlace, progress: { step: number; of: number }) => Promise<string | undefined>;

/**
 * The values of a configuration's secrets: from the store, and for those that a run requires from the user, which the
 * store then keeps. If the user gives no value, returns the place of that secret instead and asks no further. Without
 * `ask` the user is never asked.
 */
export async function collectSecrets(
  store: SecretStore,
  owner: SecretOwner,
  document: ConfigDocument,
  ask: AskForSecret | undefined,
): Promise<{ secrets: Record<string, string> } | { without: SecretPlace }> {
  const places = secretPlacesOf(document);
  // Most configurations have no secrets: leave the store alone.
  if (places.length === 0) return { secrets: {} };
  const secrets = await store.values(owner);
  if (ask === undefined) return { secrets };
  const missing = places.filter((place) => place.isDemanded && secretValue(place, secrets) === undefined);
  for (const [index, place] of missing.entries()) {
    const value = await ask(place, { step: index + 1, of: missing.length });
    if (value === undefined) return { without: place };
    await store.set(owner, place.name, value);
    secrets[place.name] = value;
  }
  return { secrets };
}
