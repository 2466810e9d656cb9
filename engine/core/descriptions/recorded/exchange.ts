import type { JsonObject, JsonValue } from '../../json/value.ts';

/** A name and its value, in the order of the document; a name may occur more than once. */
export type Field = readonly [name: string, value: string];

/** A request as a document has it, with its response. Credentials are still in it. */
export interface Exchange {
  /** JSON pointer into the document. */
  pointer: string;
  /** In capitals. */
  method: string;
  /** With the query, and with the credentials that may be before its host. */
  url: string;
  query: readonly Field[];
  headers: readonly Field[];
  body: SentBody;
  response: RecordedResponse | undefined;
}

/** The body of a request, as far as a job can send it. */
export interface SentBody {
  /** The object that is sent as JSON or as a form; absent where there is none, or where it cannot be read. */
  value?: JsonObject;
  /** Whether it is sent as a form. */
  isForm?: boolean;
  /** Why it was not read, or not all of it, after "it is left out:". */
  problem?: string | undefined;
}

export interface RecordedResponse {
  headers: readonly Field[];
  body: JsonValue;
  /** Characters of its text. */
  size: number;
}

/** The value that a text in a query, a form or a path stands for: a number where nothing of it is lost. */
export function fromText(text: string): string | number {
  return /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
}
