const opening = Date.UTC(2025, 2, 1, 5);
const minute = 60_000;

/**
 * The ISO 8601 time in UTC, this many minutes after the bike share opened: the sample data does not depend on the
 * clock.
 */
export function timeAfterOpening(minutes: number): string {
  return new Date(opening + Math.round(minutes) * minute).toISOString().replace('.000Z', 'Z');
}
