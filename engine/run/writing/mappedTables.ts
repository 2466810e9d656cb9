import { MappedConverter } from '../../core/tables/mapping/mappedConverter.ts';
import type { MappingNotes } from '../../core/tables/mapping/rowWatch.ts';
import type { TableMapping } from '../../core/tables/mapping/tableMapping.ts';
import type { PageRows } from '../../core/tables/pageRows.ts';
import type { TablePart, TableParts } from '../../io/output/output.ts';
import type { CollectedTable } from './mergeTables.ts';

/** The tables of a bucket whose columns are configured by mappings. Rows are written as they come. */
export class MappedTables {
  readonly #converters: ReadonlyMap<string, MappedConverter<TablePart>>;

  constructor(mappings: ReadonlyMap<string, TableMapping>, output: TableParts) {
    const sink = { openTable: (_name: string, columns: string[]) => output.openPart(columns) };
    this.#converters = new Map([...mappings].map(([name, mapping]) => [name, new MappedConverter(mapping, sink)]));
  }

  has(dataType: string): boolean {
    return this.#converters.has(dataType);
  }

  /** Writes a page; without rows, only the header. Throws a UserError for a value that a cell cannot hold. */
  add(page: PageRows): void {
    this.#converters.get(page.dataType)?.convert(page);
  }

  get notes(): MappingNotes[] {
    return [...this.#converters.values()].flatMap(({ notes }) => notes);
  }

  /** The tables in the order of the configuration, children after their parents (`docs/format/mapping.md#8-files`). */
  collect(): CollectedTable[] {
    return [...this.#converters.values()].flatMap(({ tables }) =>
      tables.map(({ name, primaryKey, rows }) => ({ name, primaryKey, part: rows })),
    );
  }
}
