import type { Answer } from '../answer.ts';
import type { Holding, SeenPage } from '../seenPage.ts';
import { KnownPlaces } from '../walkFields.ts';
import { AnswerHistory } from './answerHistory.ts';
import { findFailure } from './findFailure.ts';
import { readAnswerFields } from './readAnswerFields.ts';

/** Reads the statements of responses about themselves. Remembers the good ones, for comparison. */
export class AnswerReader {
  readonly #places = new KnownPlaces();
  readonly #history = new AnswerHistory();

  read(page: SeenPage & { holds: Holding; hasPlace: boolean }): Answer {
    // An ignored error status is enough.
    if (page.isError) return { answer: [], failure: undefined };
    const answer = readAnswerFields(page, this.#places);
    const failure = findFailure({ ...page, answer }, this.#history);
    if (failure === undefined && page.records.length > 0) this.#history.add(answer, page);
    return { answer, failure };
  }
}
