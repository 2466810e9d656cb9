import type { PagingView, ViewedParam } from '../recognition/paging/recognise.ts';
import type { EnvelopeField } from './envelope.ts';
import { nounsOf } from './nounsOf.ts';
import { pairsSent } from './sentBefore.ts';
import type { ObservedPage, SeenHeader } from './witness.ts';

type Viewed = Pick<ObservedPage, 'envelope' | 'headers' | 'recordsPath' | 'request'>;

/** The view of a page and its request for paging. */
export function viewOfPage(page: Viewed): PagingView<EnvelopeField, ViewedParam, SeenHeader> {
  return new PageView(page);
}

/** A class, because V8 keeps a literal with getters, and all that it refers to, until its next full collection. */
class PageView implements PagingView<EnvelopeField, ViewedParam, SeenHeader> {
  readonly fields: readonly EnvelopeField[];
  readonly headers: readonly SeenHeader[];
  readonly #page: Viewed;
  #nouns: ReadonlySet<string> | undefined;

  constructor(page: Viewed) {
    this.#page = page;
    this.fields = page.envelope;
    this.headers = Array.from(page.headers, ([header, value]) => ({ header, value }));
  }

  get params(): ViewedParam[] {
    return pairsSent(this.#page.request).map(([name, value]) => ({ name, value }));
  }

  /** Computed on demand: few fields are named after the records. */
  get nouns(): ReadonlySet<string> {
    this.#nouns ??= nounsOf(this.#page);
    return this.#nouns;
  }
}
