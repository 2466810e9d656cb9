import type { Redactor } from '../../secrecy/redactor.ts';
import { countText } from '../../text/countText.ts';
import type { DescriptionRemark } from '../apiDescription.ts';
import { bodyRemark } from '../recorded/bodyRemark.ts';
import type { Entry } from './readEntries.ts';
import { shownPath } from './shownPath.ts';

const nothing =
  'No successful response has JSON in it. Record the requests while the network view is open, and save them with the contents of the responses.';

/** The remarks on the hosts of requests with JSON: there are none, or some are others. */
export function remarksOnHosts(all: readonly Pick<Entry, 'pointer' | 'url'>[], others: typeof all, main: string) {
  const [first] = others;
  if (all.length === 0) return [{ pointer: '/log/entries', message: nothing }];
  if (first === undefined) return [];
  const hosts = [...new Set(others.map(({ url }) => new URL(url).host))];
  const which = hosts.length === 1 ? hosts[0] : `${countText(hosts.length, 'other host')}, such as ${hosts[0]}`;
  const message = `${countText(others.length, 'request')} to ${which}: left out, because most JSON is from ${new URL(main).host}.`;
  return [{ pointer: first.pointer, message }];
}

/** The remarks on requests and responses that were not read, or not as they claim to be; each once. */
export function remarksOnContents(entries: readonly Entry[], redactor: Redactor): DescriptionRemark[] {
  const remarks = new Map<string, DescriptionRemark>();
  for (const entry of entries) {
    const what = `${entry.method} ${shownPath(entry, '/', redactor)}`;
    const found = [
      { place: '/request/postData', message: bodyRemark(entry, what) },
      { place: '/response/content', message: entry.oddity && `The response of ${what} ${entry.oddity}.` },
    ];
    for (const { place, message } of found) {
      if (message === undefined || remarks.has(message)) continue;
      remarks.set(message, { pointer: entry.pointer + place, message: redactor.redact(message) });
    }
  }
  return [...remarks.values()];
}
