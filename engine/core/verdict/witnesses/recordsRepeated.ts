import { isObject, type JsonValue } from '../../json/value.ts';
import { sampleRecords } from '../../pagination/sampleRecords.ts';
import { countText } from '../../text/countText.ts';
import { holdsIdentity } from '../answers/holdsIdentity.ts';
import type { Evidence } from '../evidence.ts';
import { nounsOf } from '../nounsOf.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';
import { findTotals } from './findTotals.ts';
import { IdentityColumns } from './identityColumns.ts';

/**
 * The limit for the records read: enough to detect an unsorted list, little beside a large run. Of later pages a sample
 * is compared with them.
 */
const maxRead = 2000;

/** Whole records with an id that came again on another page although a total is reached, or a whole page of them. */
export const recordsRepeated: WitnessFactory = () => new RecordsRepeated();

class RecordsRepeated implements Witness {
  /** The page of each record that was read. */
  readonly #pageOf = new Map<string, number>();
  readonly #columns = new IdentityColumns();
  #isUsual = false;
  /** Whether a repeated record has an id. */
  #holdId = false;
  #looked = 0;
  #repeated = 0;
  #first: { page: number; before: number } | undefined;

  see(page: ObservedPage): void {
    // A page with all records cannot repeat another.
    const isPart = page.number > 1 || findTotals(page).some(({ value }) => value > page.records.length);
    if (this.#isUsual || page.isError || !isPart || page.records.length === 0) return;
    const hasRoom = this.#pageOf.size + page.records.length <= maxRead;
    if (!hasRoom && this.#pageOf.size === 0) return;
    const sample = hasRoom ? sampleRecords(page.records, maxRead) : (page.sample ?? sampleRecords(page.records));
    const { records, digests } = sample;
    this.#columns.see(records, digests, () => nounsOf(page), hasRoom);
    this.#looked += records.length;
    for (const [index, record] of records.entries()) this.#look(record, digests[index] ?? '', page.number, hasRoom);
  }

  #look(record: JsonValue, digest: string, number: number, isKept: boolean): void {
    const before = this.#pageOf.get(digest);
    if (before === undefined) {
      if (isKept) this.#pageOf.set(digest, number);
    } else if (before === number) {
      // Twice on one page: the same record may well come again.
      this.#isUsual = true;
    } else if (isObject(record)) {
      this.#holdId ||= holdsIdentity(record);
      this.#repeated++;
      this.#first ??= { page: number, before };
    }
  }

  /** Whether equal records are the same one. If most come again, their values are just often equal. */
  get #areSame(): boolean {
    return this.#holdId || (this.#columns.areKnown && this.#repeated * 3 < this.#looked);
  }

  testify({ records, jobPointer, again, stop }: Ending): Evidence[] {
    const repeated = { code: 'records-repeated', speaks: 'doubt', pointer: jobPointer } as const;
    if (this.#first !== undefined && !this.#isUsual && this.#areSame) {
      const { page, before } = this.#first;
      const message = `Page ${page} has records that page ${before} had, whole and with their ids (at least ${countText(this.#repeated, 'record')} of ${records} came twice), so others may be missing.`;
      return [{ ...repeated, message, page, isWholePage: again !== undefined }];
    }
    if (again === undefined || stop.stop === 'repeated-page') return [];
    const { page, earlier } = again;
    const message = `Page ${page} was page ${earlier} again, whole and with its ids, so a page may be missing.`;
    return [{ ...repeated, message, page, isWholePage: true }];
  }
}
