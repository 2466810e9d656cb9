import { JsonSyntaxError } from '../json/jsonSyntaxError.ts';
import { parseJson } from '../json/parseJson.ts';
import type { JsonValue } from '../json/value.ts';
import { type Setting, setValues } from './setValues.ts';

/** A configuration: its text, or the document that was read from it. */
export type ConfigSource = string | ConfigDocument;

/** A configuration's text and its JSON, which is parsed once and passed on with the values that are filled in. */
export class ConfigDocument {
  /** The JSON; undefined if the text is not JSON. */
  readonly value: JsonValue | undefined;
  /** Why the text is not JSON. */
  readonly fault: JsonSyntaxError | undefined;
  readonly #text: () => string;

  private constructor(value: JsonValue | undefined, fault: JsonSyntaxError | undefined, text: () => string) {
    this.value = value;
    this.fault = fault;
    this.#text = text;
  }

  /** Parses a text; returns a document as it is. */
  static of(source: ConfigSource): ConfigDocument {
    if (typeof source !== 'string') return source;
    try {
      return new ConfigDocument(parseJson(source), undefined, () => source);
    } catch (error) {
      if (error instanceof JsonSyntaxError) return new ConfigDocument(undefined, error, () => source);
      throw error;
    }
  }

  /** The text, with the values of its environment and without those of secrets. */
  get text(): string {
    return this.#text();
  }

  /** The document with values set. `rewrite` sets them in the text too, once the text is read. */
  with(settings: readonly Setting[], rewrite?: (text: string) => string): ConfigDocument {
    const { value, fault } = this;
    if (value === undefined || settings.length === 0) return this;
    const text = rewrite === undefined ? this.#text : () => rewrite(this.text);
    return new ConfigDocument(setValues(value, settings), fault, text);
  }
}
