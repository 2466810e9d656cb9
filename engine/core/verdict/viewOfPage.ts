import type { PagingView, ViewedParam } from '../recognition/paging/recognise.ts';
import type { EnvelopeField } from './envelope.ts';
import { nounsOf } from './nounsOf.ts';
import { pairsSent } from './sentBefore.ts';
import type { ObservedPage, SeenHeader } from './witness.ts';

/** The view of a page and its request for paging. */
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
    // Computed on demand: few fields are named after the records.
    get nouns() {
      nouns ??= nounsOf(page);
      return nouns;
    },
  };
}
