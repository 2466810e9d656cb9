import type { JsonObject, JsonValue } from '../../json/value.ts';

/** A name and its value, in the order of the document; a name may occur more than once. */
export type Field = readonly [name: string, value: string];

/** A request as a document has it, with its response. Credentials are still in it. */
export interface Exchange {
  pointer: string;
  method: string;
  /** The address with the query, and with credentials before its host. */
  url: string;
  query: readonly Field[];
  headers: readonly Field[];
  body: SentBody;
  response: RecordedResponse | undefined;
}

/** The body of a request, as far as a job can send it. */
export interface SentBody {
  /** The object that is sent as JSON or as a form; absent without one, or if it cannot be read. */
  value?: JsonObject;
  isForm?: boolean;
  /** The reason why it was not read, or not all of it, after "it is left out:". */
  problem?: string | undefined;
}

export interface RecordedResponse {
  headers: readonly Field[];
  body: JsonValue;
  /** The length of its text in characters. */
  size: number;
}

/** The value of a text in a query, a form or a path: a number if nothing of it is lost. */
export function fromText(text: string): string | number {
  return /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
}
