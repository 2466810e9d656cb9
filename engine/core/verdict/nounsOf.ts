import { stemOf } from '../recognition/stemOf.ts';
import type { SeenPage } from './seenPage.ts';

const isWord = /^[a-z]/i;
const known = new Map<string, ReadonlySet<string>>();
const mostKnown = 1000;

/** What the records of a page may be called, in the singular: by the key of their list and by the endpoint. */
export function nounsOf({ recordsPath = '', request }: Pick<SeenPage, 'recordsPath' | 'request'>): ReadonlySet<string> {
  const key = `${recordsPath} ${request.endpoint}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const segments = (request.endpoint.split(/[?#]/)[0] ?? '').split('/');
  const last = [recordsPath.split('.'), segments].flatMap((names) => names.findLast((name) => isWord.test(name)) ?? []);
  const nouns = new Set(last.map(stemOf));
  if (known.size < mostKnown) known.set(key, nouns);
  return nouns;
}
