import { fieldsAt } from '../json/fieldsAt.ts';
import { itemsAt } from '../json/itemsAt.ts';
import { jsonIn } from '../json/jsonIn.ts';
import { stringIn } from '../json/stringIn.ts';
import { platformTime } from './platformTime.ts';

/** An answer of the platform does not have what it should. The message names the key. */
export class ShapeError extends Error {}

/**
 * A value in an answer of the platform, with its text as it was sent. An empty object may be written as `[]`, a list as
 * an object with numbers as keys, a number as text.
 */
export class JsonPart {
  /** The value, with the digits, the order and the white space of the answer. */
  readonly json: string;
  #fields: ReadonlyMap<string, JsonPart> | undefined;

  /** Takes the text of one valid JSON value. */
  constructor(json: string) {
    this.json = json;
  }

  /** The value that is a whole text; undefined if the text is not JSON. */
  static of(text: string): JsonPart | undefined {
    return jsonIn(text) === undefined ? undefined : new JsonPart(text.trim());
  }

  get isObject(): boolean {
    return this.json.startsWith('{');
  }

  /** A field of an object; undefined if it is absent or null, or if this is no object. */
  field(name: string): JsonPart | undefined {
    const found = this.#named.get(name);
    return found?.json === 'null' ? undefined : found;
  }

  /** The field of an object. Throws a ShapeError if it is missing. */
  needed(name: string): JsonPart {
    return this.field(name) ?? missing(name);
  }

  /** The items of a list, or none. */
  items(name: string): JsonPart[] {
    return this.field(name)?.list() ?? [];
  }

  /** The items, if the value is a list; undefined if it is none. */
  list(): JsonPart[] | undefined {
    const items = itemsAt(this.json, 0);
    if (items !== undefined) return items.map(({ start, end }) => new JsonPart(this.json.slice(start, end)));
    const isNumbered = this.isObject && [...this.#named.keys()].every((key) => /^\d+$/.test(key));
    return isNumbered ? [...this.#named.values()] : undefined;
  }

  /** A text, or the digits of a number; undefined if it is absent or something else. */
  text(name: string): string | undefined {
    const json = this.field(name)?.json;
    return json === undefined ? undefined : scalarText(json);
  }

  /** The text of a field that cannot be absent. Throws a ShapeError. */
  neededText(name: string): string {
    return this.text(name) ?? missing(name);
  }

  /** A whole number that is not negative, written as a number or a text; undefined if it is none. */
  count(name: string): number | undefined {
    const text = this.text(name);
    const count = text !== undefined && /^\d+(?:\.0+)?$/.test(text) ? Number(text) : Number.NaN;
    return Number.isSafeInteger(count) ? count : undefined;
  }

  /** The count in a field that cannot be absent. Throws a ShapeError. */
  neededCount(name: string): number {
    return this.count(name) ?? missing(name);
  }

  flag(name: string): boolean {
    return ['true', '1', '"1"', '"true"'].includes(this.field(name)?.json ?? '');
  }

  /** A time as ISO 8601 in UTC; undefined if it is none. */
  time(name: string): string | undefined {
    return platformTime(this.text(name) ?? '');
  }

  /** The time in a field that cannot be absent, as of `time`. Throws a ShapeError. */
  neededTime(name: string): string {
    const time = this.time(name);
    if (time === undefined) throw new ShapeError(`"${name}" is no time`);
    return time;
  }

  /** Texts and numbers of a list. */
  texts(name: string): string[] {
    return this.items(name).flatMap(({ json }) => scalarText(json) ?? []);
  }

  get #named(): ReadonlyMap<string, JsonPart> {
    this.#fields ??= new Map(
      [...(fieldsAt(this.json, 0)?.fields ?? [])].map(([name, { value }]): [string, JsonPart] => [
        name,
        new JsonPart(this.json.slice(value.start, value.end)),
      ]),
    );
    return this.#fields;
  }
}

function scalarText(json: string): string | undefined {
  if (json.startsWith('"')) return stringIn(json);
  return /^-?\d/.test(json) ? json : undefined;
}

function missing(name: string): never {
  throw new ShapeError(`"${name}" is missing`);
}
