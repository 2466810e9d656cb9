import type { PlacedField } from '../walkFields.ts';

/** Where a response says that it failed; no path where the whole response is the error. */
export interface Failure {
  path?: string;
}

/** What a response says of itself. */
export interface Answer {
  /** The fields around the records in which it may. */
  answer: readonly PlacedField[];
  /** Where it says that it failed, if it does. */
  failure: Failure | undefined;
}
