import type { JsonValue } from '../json/value.ts';
import type { Holding, SeenPage } from './seenPage.ts';
import type { PlacedField } from './walkFields.ts';

/** The place of a reported failure; no path if the whole response is the error. */
export interface Failure {
  path?: string;
  /** The error, if it is no field around the records. */
  said?: JsonValue;
  /** Whether the page has its usual number of records: the failure may be about something else. */
  isDoubtful?: boolean;
}

/** The statements of a response about itself. */
export interface Answer {
  /** The fields around the records that may have statements. */
  answer: readonly PlacedField[];
  failure: Failure | undefined;
}

/** A page with the values around its records. */
export interface AnsweredPage extends SeenPage {
  holds: Holding;
  hasPlace: boolean;
  answer: readonly PlacedField[];
}
