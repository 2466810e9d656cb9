import { stemOf } from '../recognition/stemOf.ts';
import type { SeenPage } from './seenPage.ts';

const isWord = /^[a-z]/i;

/** The possible names of the records of a page, in the singular, by their key and by the endpoint. */
export function nounsOf({ recordsPath = '', request }: Pick<SeenPage, 'recordsPath' | 'request'>): ReadonlySet<string> {
  const segments = (request.endpoint.split(/[?#]/)[0] ?? '').split('/');
  const last = [recordsPath.split('.'), segments].flatMap((names) => names.findLast((name) => isWord.test(name)) ?? []);
  return new Set(last.map(stemOf));
}
