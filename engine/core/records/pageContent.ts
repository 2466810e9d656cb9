import { parseJsonBytes } from '../json/parseJson.ts';
import type { JsonValue } from '../json/value.ts';
import { type RecordPlace, readRecords } from './readRecords.ts';
import type { Records } from './records.ts';
import type { SelectedRecords } from './selectRecords.ts';

/** The JSON of one response, parsed no further than needed. */
export interface PageContent {
  readonly response: JsonValue;
  /** The response with at most the first of its records: enough for everything around them. */
  readonly outline: JsonValue;
  /** The records. Throws a UserError if their place is unclear. */
  readonly selected: SelectedRecords<Records>;
}

export class ParsedPage implements PageContent {
  readonly response: JsonValue;
  readonly #place: RecordPlace;
  #selected: SelectedRecords | undefined;

  constructor(response: JsonValue, place: RecordPlace) {
    this.response = response;
    this.#place = place;
  }

  /** Throws JsonSyntaxError. */
  static parse(body: Uint8Array, place: RecordPlace): ParsedPage {
    return new ParsedPage(parseJsonBytes(body), place);
  }

  get outline(): JsonValue {
    return this.response;
  }

  get selected(): SelectedRecords {
    this.#selected ??= readRecords(this.response, this.#place);
    return this.#selected;
  }
}
