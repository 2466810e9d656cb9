import { aroundRoleOf } from './aroundWords.ts';

/** Names for the time of the response, not of the records: `generated_at`, `fetchedAt`, `serverTime`. */
const made =
  /(generated|fetched|retrieved|served|rendered|responded|requested|queried|polled|server|response|request|current|system|now)(at|on|time|timestamp|date|datetime|ts|ms|utc)?$/;
/** Names for an age at the time of the response, or for its duration. */
const ages = new Set('age ageseconds agesec agems cacheage ttl elapsed elapsedms took tookms secondsago'.split(' '));

/** The role of a field about the moment of its response, by its plain name; undefined where it may be data. */
export function momentOf(name: string): 'time' | 'age' | 'response' | undefined {
  if (aroundRoleOf(name) === 'response') return 'response';
  if (ages.has(name)) return 'age';
  return made.test(name) ? 'time' : undefined;
}
