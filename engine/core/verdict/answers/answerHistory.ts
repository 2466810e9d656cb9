import { isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { areAlike } from '../areAlike.ts';
import type { SeenPage } from '../seenPage.ts';
import type { PlacedField } from '../walkFields.ts';

const mostPaths = 500;

/** What the good pages of a run had around their records: those with records that say nothing against themselves. */
export class AnswerHistory {
  readonly #paths = new Set<string>();
  readonly #values = new Map<string, unknown>();
  /** The place of their records. */
  #recordsPath: string | undefined;
  #pages = 0;
  #record: JsonValue | undefined;
  #largest = 0;

  /** Adds a good page. */
  add(fields: readonly PlacedField[], { recordsPath, records }: Pick<SeenPage, 'recordsPath' | 'records'>): void {
    this.#pages++;
    this.#record ??= records.at(0);
    this.#largest = Math.max(this.#largest, records.length);
    this.#recordsPath = recordsPath;
    for (const { path, value } of fields) {
      if (this.#paths.size < mostPaths) this.#paths.add(path);
      if (this.#values.size < mostPaths && typeof value !== 'object') this.#values.set(path, value);
    }
  }

  /** How many pages were good. */
  get pages(): number {
    return this.#pages;
  }

  /** Whether an object has the keys of a record. */
  isAlike(object: JsonObject): boolean {
    return isObject(this.#record) && areAlike([this.#record, object]);
  }

  /** The number of records on the largest. */
  get largest(): number {
    return this.#largest;
  }

  get recordsPath(): string | undefined {
    return this.#recordsPath;
  }

  /** Whether a good page had a field at this path. */
  had(path: string): boolean {
    return this.#paths.has(path);
  }

  /** Whether the last good page with this field had the same value in it. */
  hadValue({ path, value }: Pick<PlacedField, 'path' | 'value'>): boolean {
    return this.#values.has(path) && this.#values.get(path) === value;
  }
}
