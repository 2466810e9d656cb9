import { ConfigDocument } from '@pagewright/engine/environments';
import { findSecretPlaces, findSecretUses, type SecretPlace } from '@pagewright/engine/secrets';

/**
 * The secret to set after an API refused the credentials of a configuration: the one that its authentication or its
 * headers use, without a name if there are several. Undefined if it has no secrets to set.
 */
export function secretToSet(text: string): { name?: string } | undefined {
  const places = findSecretPlaces(text);
  const document = ConfigDocument.of(text);
  const ofRequests = places.filter((place) => place.isDemanded && isCredential(place, document));
  const [first, ...others] = ofRequests.length > 0 ? ofRequests : places;
  if (first === undefined) return undefined;
  return others.length > 0 ? {} : { name: first.name };
}

/** Whether the authentication or a header uses a secret, or a job sends it by itself. */
function isCredential(place: SecretPlace, document: ConfigDocument): boolean {
  const uses = findSecretUses(document, place);
  return uses.length === 0 || uses.some((pointer) => /^(\/parameters)?\/api\/(authentication|http)\//.test(pointer));
}
