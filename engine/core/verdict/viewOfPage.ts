import type { PagingView } from '../recognition/paging/recognise.ts';
import type { EnvelopeField } from './envelope.ts';
import { nounsOf } from './nounsOf.ts';
import type { ObservedPage, SeenHeader } from './witness.ts';

/** What a page shows of paging. Its request is looked at where it matters. */
export function viewOfPage(
  page: Pick<ObservedPage, 'envelope' | 'headers' | 'recordsPath' | 'request'>,
): PagingView<EnvelopeField, never, SeenHeader> {
  return {
    fields: page.envelope,
    params: [],
    headers: [...page.headers].map(([header, value]) => ({ header, value })),
    nouns: nounsOf(page),
  };
}
