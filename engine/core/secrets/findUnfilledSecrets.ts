import type { ConfigDocument } from '../document/configDocument.ts';
import { secretPlacesOf } from './findSecretPlaces.ts';
import { type SecretPlace, secretValue } from './secretPlace.ts';

/** The places whose empty value a run would send or compute with, because none is given. */
export function findUnfilledSecrets(
  document: Pick<ConfigDocument, 'value'>,
  secrets: Readonly<Record<string, string>>,
): SecretPlace[] {
  return secretPlacesOf(document).filter(
    (place) => place.isDemanded && place.mayBeEmpty && secretValue(place, secrets) === undefined,
  );
}
