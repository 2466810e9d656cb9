import { aroundRoleOf } from './aroundWords.ts';

/** When the response was made, and not what the record is about: `generated_at`, `fetchedAt`, `serverTime`. */
const made =
  /(generated|fetched|retrieved|served|rendered|responded|requested|queried|polled|server|response|request|current|system|now)(at|on|time|timestamp|date|datetime|ts|ms|utc)?$/;
/** How old something is while the response is made, or how long that took. */
const ages = new Set('age ageseconds agesec agems cacheage ttl elapsed elapsedms took tookms secondsago'.split(' '));

/** What a field tells of the moment of its response, by its plain name; undefined where it may be data. */
export function momentOf(name: string): 'time' | 'age' | 'response' | undefined {
  if (aroundRoleOf(name) === 'response') return 'response';
  if (ages.has(name)) return 'age';
  return made.test(name) ? 'time' : undefined;
}
