// Secrets of a configuration before a run; light enough for the extension to load.
export { findPlainSecrets } from '../core/secrets/findPlainSecrets.ts';
export { findSecretPlaces, secretPlacesOf } from '../core/secrets/findSecretPlaces.ts';
export { findSecretUses } from '../core/secrets/findSecretUses.ts';
export { findUnfilledSecrets } from '../core/secrets/findUnfilledSecrets.ts';
export { type LocatedPlace, type SecretPlace, secretValue } from '../core/secrets/secretPlace.ts';
export { secretVariable } from '../core/secrets/secretVariable.ts';
export { closestName } from '../core/text/closestName.ts';
