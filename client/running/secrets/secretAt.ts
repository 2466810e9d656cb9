import { findSecretPlaces } from '../../../engine/secrets.ts';

/** The name of the secret whose encrypted value is at this range, or that is referenced there and missing. */
export function secretAt(text: string, start: number, end: number): string | undefined {
  const written = text.slice(start, end);
  return findSecretPlaces(text).find((place) =>
    place.state === 'missing' ? written.includes(JSON.stringify(place.key)) : place.start === start,
  )?.name;
}
