import type { PagingView } from '../recognition/paging/recognise.ts';
import type { EnvelopeField } from './envelope.ts';
import { nounsOf } from './nounsOf.ts';
import type { ObservedPage, SeenHeader } from './witness.ts';

/** What a page shows of paging. Its request is looked at where it matters. */
export function viewOfPage(
  page: Pick<ObservedPage, 'envelope' | 'headers' | 'recordsPath' | 'request'>,
): PagingView<EnvelopeField, never, SeenHeader> {
  let nouns: ReadonlySet<string> | undefined;
  return {
    fields: page.envelope,
    params: [],
    headers: Array.from(page.headers, ([header, value]) => ({ header, value })),
    // Few fields are named after them.
    get nouns() {
      nouns ??= nounsOf(page);
      return nouns;
    },
  };
}
