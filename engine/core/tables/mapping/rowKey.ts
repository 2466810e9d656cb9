import { hexDigest } from '#native/hashes.ts';
import { UserError } from '../../errors.ts';
import { hashText } from '../../json/hashText.ts';
import { textOf } from '../../json/textOf.ts';
import type { JsonValue } from '../../json/value.ts';
import type { PageParents } from './pageParents.ts';
import type { ColumnItem, TableMapping, UserItem } from './tableMapping.ts';

/** The key value of a row (`docs/format/mapping.md#6-keys`), computed when a child table first needs it. */
export class RowKey {
  readonly #mapping: TableMapping;
  readonly #row: JsonValue;
  readonly #parents: PageParents;
  readonly #parentKey: string;
  #text: string | undefined;

  /** `parentKey` is the key value of the parent row. */
  constructor(mapping: TableMapping, row: JsonValue, parents: PageParents, parentKey: string) {
    this.#mapping = mapping;
    this.#row = row;
    this.#parents = parents;
    this.#parentKey = parentKey;
  }

  /** The key as text. Throws a UserError if the primary key is a list or an object. */
  get text(): string {
    this.#text ??= this.#mapping.primaryKey.length === 0 ? this.#hash() : this.#primaryKey();
    return this.#text;
  }

  #hash(): string {
    return hexDigest('md5', hashText(this.#row) + this.#parents.hashText);
  }

  #primaryKey(): string {
    const parts = this.#mapping.keyItems.map((item) => this.#partOf(item));
    if (this.#mapping.parentColumn?.isKey) parts.push(this.#parentKey);
    return parts.join(',');
  }

  #partOf(item: ColumnItem | UserItem): string {
    const value = item.kind === 'user' ? this.#parents.get(item.key) : (item.read(this.#row) ?? null);
    return textOf(value) ?? notScalar(this.#mapping.name, item);
  }
}

function notScalar(table: string, { destination, pointer }: ColumnItem | UserItem): never {
  throw new UserError(
    'mapping.key-not-scalar',
    `The primary key column "${destination}" of the table "${table}" is a list or an object in a row that has child rows. Choose a path to a text or a number.`,
    { pointer },
  );
}
