import type { Iteration } from '../../core/config/extractionConfig.ts';
import type { MappingNotes } from '../../core/tables/mapping/rowWatch.ts';
import type { TableConversion } from '../../core/tables/tableConversion.ts';
import type { TablePage } from '../../core/tables/tablePage.ts';
import type { Output } from '../../io/output/output.ts';
import { AutomaticTables, type Intake } from './automaticTables.ts';
import { MappedTables } from './mappedTables.ts';
import type { CollectedTable } from './mergeTables.ts';

/**
 * The tables of one bucket (`docs/format/json-to-csv.md#91-bucket`), from all iterations that write to it, with the
 * mappings and the conversion of the first one.
 */
export class Bucket {
  readonly name: string | undefined;
  readonly automatic: AutomaticTables;
  readonly #mapped: MappedTables;
  /** The setting of the last iteration. */
  incremental = false;

  constructor({ bucket, mappings }: Iteration, conversion: TableConversion, output: Output) {
    this.name = bucket;
    this.automatic = new AutomaticTables(conversion, output);
    this.#mapped = new MappedTables(mappings, output);
  }

  /**
   * Adds a page; `kept` if it must be stored for a second pass. Throws a UserError if it cannot be converted to rows.
   */
  async add(page: TablePage): Promise<Intake> {
    if (!this.#mapped.has(page.dataType)) return this.automatic.add(page);
    this.#mapped.add(page);
    return 'ignored';
  }

  /** Empty columns and unmapped fields found in the rows. */
  get notes(): MappingNotes[] {
    return this.#mapped.notes;
  }

  collect(): CollectedTable[] {
    return [...this.#mapped.collect(), ...this.automatic.collect()];
  }
}
