import { findSecretPlaces } from '@pagewright/engine/secrets';

/**
 * The name of the secret whose encrypted or empty value is at this range, or that is missing: it is referenced there,
 * or would be in the object whose key is there.
 */
export function secretAt(text: string, start: number, end: number): string | undefined {
  const written = text.slice(start, end);
  return findSecretPlaces(text).find((place) =>
    place.state === 'missing'
      ? written.includes(JSON.stringify(place.key)) || /^\s*:\s*\{$/.test(text.slice(end, place.start))
      : place.start === start,
  )?.name;
}
