import { parseStrictQuery } from '../request/parseStrictQuery.ts';
import type { SecretFinder } from './secretFinder.ts';

/** An encoded query or form with another text in the place of every secret value; all else stays as it is written. */
export function maskQuery(query: string, isSecret: SecretFinder, stead: string): string {
  return query
    .split('&')
    .map((part) => {
      const [[name, value] = ['', null]] = parseStrictQuery(part);
      return value !== null && isSecret(name, value) ? `${part.slice(0, part.indexOf('='))}=${stead}` : part;
    })
    .join('&');
}
