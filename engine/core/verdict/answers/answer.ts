import type { PlacedField } from '../walkFields.ts';

/** Where a response says that it failed; no path where the whole response is the error. */
export interface Failure {
  path?: string;
  /** The page has as many records as any: what failed may be about something else. */
  isDoubtful?: boolean;
}

/** What a response says of itself. */
export interface Answer {
  /** The fields around the records in which it may. */
  answer: readonly PlacedField[];
  /** Where it says that it failed, if it does. */
  failure: Failure | undefined;
}
