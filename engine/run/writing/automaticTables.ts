import type { TableConversion } from '../../core/tables/conversion/tableConversion.ts';
import type { PageConverter } from '../../core/tables/pageConverter.ts';
import type { PageRows } from '../../core/tables/pageRows.ts';
import type { TableParts } from '../../io/output/output.ts';
import type { CollectedTable } from './mergeTables.ts';

/** Whether a page must be kept for a second pass. */
export type Intake = 'ignored' | 'kept';

/**
 * The tables of a bucket whose columns come from the data. They are only certain after the last page
 * (`docs/format/json-to-csv.md#2-pipeline`), but the first page usually has them all. So rows are written at once, as a
 * draft, which begins again if a later page changes the columns.
 */
export class AutomaticTables {
  readonly conversion: TableConversion;
  readonly #output: TableParts;
  #converter: PageConverter;
  #tables: CollectedTable[] = [];
  #isDraftGood: boolean;
  #versionOfDraft = 0;
  #nestedLists: string[] = [];

  constructor(conversion: TableConversion, output: TableParts) {
    this.conversion = conversion;
    this.#output = output;
    this.#converter = this.#createConverter();
    this.#isDraftGood = this.#converter.isCurrent !== undefined;
    conversion.onNestedList((path) => this.#nestedLists.push(path));
  }

  /** Whether the draft was dropped, so that all pages must be converted a second time. */
  get needsSecondPass(): boolean {
    return !this.#isDraftGood;
  }

  /** Whether a new draft may be final, so that the second pass need not wait for the last page. */
  get mayDraftAgain(): boolean {
    return this.needsSecondPass && this.#converter.isCurrent !== undefined;
  }

  /** Makes a draft of the rows: all pages so far have been converted with the columns known so far. */
  draftAgain(): void {
    this.#isDraftGood = true;
    this.#versionOfDraft = this.conversion.version;
  }

  /** Paths of nested lists found since the last call. */
  takeNestedLists(): string[] {
    return this.#nestedLists.splice(0);
  }

  /**
   * Adds a page. Unless it is ignored, it must be kept for a second pass. Throws a UserError if its values contradict
   * the columns of earlier pages.
   */
  async add(page: PageRows): Promise<Intake> {
    if (this.conversion.ignores(page)) return 'ignored';
    this.conversion.analyse(page);
    if (this.#isDraftGood && !this.#staysGood()) await this.#dropDraft();
    if (this.#isDraftGood) this.#converter.convert(page);
    return 'kept';
  }

  convert(page: PageRows): void {
    this.#converter.convert(page);
  }

  /** The tables in the order of their first rows. */
  collect(): CollectedTable[] {
    return this.#tables;
  }

  #staysGood(): boolean {
    const { version } = this.conversion;
    const isSame = version === this.#versionOfDraft;
    this.#versionOfDraft = version;
    return isSame || this.#converter.isCurrent?.() === true;
  }

  async #dropDraft(): Promise<void> {
    this.#isDraftGood = false;
    for (const { part } of this.#tables.splice(0)) await this.#output.dropPart(part);
    this.#converter = this.#createConverter();
  }

  #createConverter(): PageConverter {
    return this.conversion.createConverter({
      openTable: (name, columns) => {
        const part = this.#output.openPart(columns);
        this.#tables.push({ name, primaryKey: [], part });
        return part;
      },
    });
  }
}
