import type { Iteration } from '../../core/config/extractionConfig.ts';
import type { TableConversion } from '../../core/tables/conversion/tableConversion.ts';
import type { MappingNotes } from '../../core/tables/mapping/rowWatch.ts';
import type { PageRows } from '../../core/tables/pageRows.ts';
import type { TableParts } from '../../io/output/output.ts';
import type { PageTable } from '../watching/runWatcher.ts';
import { AutomaticTables, type Intake } from './automaticTables.ts';
import { MappedTables } from './mappedTables.ts';
import type { CollectedTable } from './mergeTables.ts';
import { RowsInMemory } from './rowsInMemory.ts';

/**
 * The tables of one bucket (`docs/format/json-to-csv.md#91-bucket`), from all iterations that write to it, with the
 * mappings and the conversion of the first one.
 */
export class Bucket {
  readonly name: string | undefined;
  readonly automatic: AutomaticTables;
  readonly #iteration: Iteration;
  readonly #mapped: MappedTables;
  /** The setting of the last iteration. */
  incremental = false;

  constructor(iteration: Iteration, conversion: TableConversion, output: TableParts) {
    this.name = iteration.bucket;
    this.#iteration = iteration;
    this.automatic = new AutomaticTables(conversion, output);
    this.#mapped = new MappedTables(iteration.mappings, output);
  }

  /** Adds a page; `kept` if a second pass needs it. Throws a UserError if it cannot be converted to rows. */
  async add(page: PageRows): Promise<Intake> {
    if (!this.#mapped.has(page.dataType)) return this.automatic.add(page);
    this.#mapped.add(page);
    return 'ignored';
  }

  /** The rows of a page with the columns so far, not written. Throws a UserError if it cannot be converted. */
  async rowsOf(page: PageRows): Promise<PageTable[]> {
    const output = new RowsInMemory();
    const alone = new Bucket(this.#iteration, this.automatic.conversion.fork(), output);
    const isKept = (await alone.add(page)) === 'kept';
    if (isKept && alone.automatic.needsSecondPass) alone.automatic.convert(page);
    const { name: bucket } = this;
    return alone
      .collect()
      .map(({ name, part }) => ({ bucket, name, columns: part.columns, rows: output.rowsOf(part) }));
  }

  get notes(): MappingNotes[] {
    return this.#mapped.notes;
  }

  collect(): CollectedTable[] {
    return [...this.#mapped.collect(), ...this.automatic.collect()];
  }
}
