import { hashText } from '../../json/hashText.ts';
import { entriesOf, isList, isObject, type JsonValue } from '../../json/value.ts';
import type { Parents } from '../pageRows.ts';
import { isIntegerKey } from './integerKey.ts';

/** The parent columns of a page, for `user` items and link values. */
export class PageParents {
  readonly #values: ReadonlyMap<string, JsonValue>;
  #hashText: string | undefined;

  constructor(parents: Parents) {
    this.#values = new Map(parents);
  }

  /** The value of the parent column with exactly this name; null if the page has none. */
  get(name: string): JsonValue {
    return this.#values.get(name) ?? null;
  }

  /** The part of the columns in the hashed text of a link (`docs/format/mapping.md#6-keys`); empty without columns. */
  get hashText(): string {
    this.#hashText ??= this.#values.size === 0 ? '' : arrayText([...this.#values]);
    return this.#hashText;
  }
}

/** The hash text of an array, which configured objects are on the platform. */
function arrayText(entries: readonly [string, JsonValue][]): string {
  const items = entries.map(([key, value]) => (isIntegerKey(key) ? `i:${key};` : hashText(key)) + valueText(value));
  return `a:${entries.length}:{${items.join('')}}`;
}

function valueText(value: JsonValue): string {
  if (isObject(value)) return arrayText(entriesOf(value));
  return isList(value) ? arrayText(value.map((item, index) => [String(index), item])) : hashText(value);
}
