import type { JobRequest } from '../request/jobRequest.ts';
import { AnswerReader } from './answers/answerReader.ts';
import { observePage } from './observePage.ts';
import type { RunVerdict } from './verdict.ts';
import { KnownPlaces } from './walkFields.ts';
import { weighEvidence } from './weighEvidence.ts';
import type { ObservedPage, PagingEnd, SeenPage } from './witness.ts';
import { witnesses } from './witnesses.ts';

/** Judges one run of a job: whether all its data was read, and the evidence for that. */
export class Judge {
  readonly #witnesses = witnesses.map((create) => create());
  readonly #places = new KnownPlaces();
  readonly #answers = new AnswerReader();
  #firstRequest: JobRequest | undefined;
  #lastPage: ObservedPage | undefined;
  #largestPage = 0;
  /** How many more records the API sent than the format took. */
  #hidden = 0;

  /** Adds a kept page, in order. */
  see(page: SeenPage): void {
    const observed = observePage(page, this.#places, this.#answers);
    this.#firstRequest ??= page.request;
    this.#lastPage = observed;
    this.#largestPage = Math.max(this.#largestPage, observed.records.length);
    this.#hidden += observed.records.length - page.records.length;
    for (const witness of this.#witnesses) witness.see(observed);
  }

  /** The verdict once the paging has ended, even without any page. */
  conclude(end: PagingEnd): RunVerdict {
    const records = end.records + this.#hidden;
    const ending = { ...end, records, firstRequest: this.#firstRequest, lastPage: this.#lastPage };
    const verdict = weighEvidence(this.#witnesses.flatMap((witness) => witness.testify(ending)));
    return { ...verdict, largestPage: this.#largestPage };
  }
}
