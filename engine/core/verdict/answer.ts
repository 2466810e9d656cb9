import type { JsonValue } from '../json/value.ts';
import type { Holding, SeenPage } from './seenPage.ts';
import type { PlacedField } from './walkFields.ts';

/** Where a response says that it failed; no path where the whole response is the error. */
export interface Failure {
  path?: string;
  /** What says it, where that is no field around the records. */
  said?: JsonValue;
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

/** A page with what is around its records. */
export interface AnsweredPage extends SeenPage {
  holds: Holding;
  hasPlace: boolean;
  answer: readonly PlacedField[];
}
