import { findSecretPlaces, type SecretPlace, secretValue } from '../../../engine/secrets.ts';
import type { SecretStore } from './secretStore.ts';

/** Asks the user for a value, one of several; undefined where none is given. */
export type AskForSecret = (place: SecretPlace, progress: { step: number; of: number }) => Promise<string | undefined>;

/**
 * The values of a configuration's secrets: those of the store, and of those that a run cannot do without the ones that
 * the user is asked for, which the store then keeps. Gives the place that stays without a value instead where the user
 * gives none, and asks for no other. Without `ask` nothing is asked for.
 */
export async function collectSecrets(
  store: SecretStore,
  configFile: string,
  configText: string,
  ask: AskForSecret | undefined,
): Promise<{ secrets: Record<string, string> } | { without: SecretPlace }> {
  const places = findSecretPlaces(configText);
  // Most configurations need none, and then the store is left alone.
  if (places.length === 0) return { secrets: {} };
  const secrets = await store.values(configFile);
  if (ask === undefined) return { secrets };
  const lacking = places.filter((place) => place.isDemanded && secretValue(place, secrets) === undefined);
  for (const [index, place] of lacking.entries()) {
    const value = await ask(place, { step: index + 1, of: lacking.length });
    if (value === undefined) return { without: place };
    await store.set(configFile, place.name, value);
    secrets[place.name] = value;
  }
  return { secrets };
}
