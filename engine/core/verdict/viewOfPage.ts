import type { PagingView, ViewedParam } from '../recognition/paging/recognise.ts';
import type { EnvelopeField } from './envelope.ts';
import { nounsOf } from './nounsOf.ts';
import { pairsSent } from './sentBefore.ts';
import type { ObservedPage, SeenHeader } from './witness.ts';

/** What a page and its request show of paging. */
export function viewOfPage(
  page: Pick<ObservedPage, 'envelope' | 'headers' | 'recordsPath' | 'request'>,
): PagingView<EnvelopeField, ViewedParam, SeenHeader> {
  let nouns: ReadonlySet<string> | undefined;
  return {
    fields: page.envelope,
    get params() {
      return pairsSent(page.request).map(([name, value]) => ({ name, value }));
    },
    headers: Array.from(page.headers, ([header, value]) => ({ header, value })),
    // Few fields are named after them.
    get nouns() {
      nouns ??= nounsOf(page);
      return nouns;
    },
  };
}
