import { hexDigest } from '#native/hashes.ts';
import { hashText, hashTextOfObject } from '../json/hashText.ts';
import { getField, type JsonObject, withField } from '../json/value.ts';
import type { Parents } from './pageRows.ts';

/**
 * The link value of an object (`docs/format/json-to-csv.md#6-link-values`), computed when a list first needs it. Hashes
 * the parent columns too, and for a nested object the link of the enclosing object.
 */
export class Link {
  readonly #cleanPath: string;
  readonly #record: JsonObject;
  readonly #parents: Parents;
  readonly #outer: Link | undefined;
  #text: string | undefined;

  constructor(cleanPath: string, record: JsonObject, parents: Parents, outer?: Link) {
    this.#cleanPath = cleanPath;
    this.#record = record;
    this.#parents = parents;
    this.#outer = outer;
  }

  get text(): string {
    this.#text ??= `${this.#cleanPath}_${hexDigest('md5', this.#hashText())}`;
    return this.#text;
  }

  #hashText(): string {
    const isKnown = (key: string) => getField(this.#record, key) !== undefined;
    const [inPlace, further] = [
      this.#parents.filter(([key]) => isKnown(key)),
      this.#parents.filter(([key]) => !isKnown(key)),
    ];
    const record = inPlace.reduce((object, [key, value]) => withField(object, key, value), this.#record);
    const own = further.length === 0 ? hashText(record) : hashTextOfObject(record, further);
    return own + (this.#outer?.text ?? '');
  }
}
