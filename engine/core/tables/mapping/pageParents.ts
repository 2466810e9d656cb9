import { hashText } from '../../json/hashText.ts';
import { entriesOf, isList, isObject, type JsonValue } from '../../json/value.ts';
import type { Parents } from '../tablePage.ts';
import { isIntegerKey } from './integerKey.ts';

/** The parent columns of a page, as `user` items and link values need them. */
export class PageParents {
  readonly #values: ReadonlyMap<string, JsonValue>;
  #hashText: string | undefined;

  constructor(parents: Parents) {
    this.#values = new Map(parents);
  }

  /** The value of the parent column of exactly this name; null where the page has none. */
  get(name: string): JsonValue {
    return this.#values.get(name) ?? null;
  }

  /** What they add to the text that is hashed for a link (`mapping.md` section 6); empty where there are none. */
  get hashText(): string {
    this.#hashText ??= this.#values.size === 0 ? '' : arrayText([...this.#values]);
    return this.#hashText;
  }
}

/** The platform's arrays, which is what configured objects are there. */
function arrayText(entries: readonly [string, JsonValue][]): string {
  const items = entries.map(([key, value]) => (isIntegerKey(key) ? `i:${key};` : hashText(key)) + valueText(value));
  return `a:${entries.length}:{${items.join('')}}`;
}

function valueText(value: JsonValue): string {
  if (isObject(value)) return arrayText(entriesOf(value));
  return isList(value) ? arrayText(value.map((item, index) => [String(index), item])) : hashText(value);
}
