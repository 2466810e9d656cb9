import type { JobRequest } from '../../request/jobRequest.ts';
import { AnswerReader } from '../answers/answerReader.ts';
import type { RunVerdict } from '../verdict.ts';
import { KnownPlaces } from '../walkFields.ts';
import { weighEvidence } from '../weighEvidence.ts';
import type { ObservedPage, PagingEnd, SeenPage } from '../witness.ts';
import { witnesses } from '../witnesses/witnesses.ts';
import { observePage } from './observePage.ts';

/** Judges one run of a job: whether all its data was read, and the evidence for that. */
export class Judge {
  readonly #witnesses = witnesses.map((create) => create());
  readonly #places = new KnownPlaces();
  readonly #answers = new AnswerReader();
  #firstRequest: JobRequest | undefined;
  #lastPage: ObservedPage | undefined;
  #largestPage = 0;
  /** The number of records that the API sent beyond those that the format took. */
  #hidden = 0;

  /** Reads the values around the records of a page, in order, before it is known whether the page is kept. */
  observe(page: SeenPage): ObservedPage {
    return observePage(page, this.#places, this.#answers);
  }

  see(page: SeenPage): void {
    this.add(this.observe(page));
  }

  add(page: ObservedPage): void {
    this.#firstRequest ??= page.request;
    this.#lastPage = page;
    this.#largestPage = Math.max(this.#largestPage, page.records.length);
    // The format takes them as one.
    if (page.holds === 'hidden') this.#hidden += page.records.length - 1;
    for (const witness of this.#witnesses) witness.see(page);
  }

  /** The verdict once the paging has ended, even without any page. */
  conclude(end: PagingEnd): RunVerdict {
    const records = end.records + this.#hidden;
    const ending = { ...end, records, firstRequest: this.#firstRequest, lastPage: this.#lastPage };
    const verdict = weighEvidence(this.#witnesses.flatMap((witness) => witness.testify(ending)));
    return { ...verdict, largestPage: this.#largestPage };
  }
}
