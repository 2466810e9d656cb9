import type { RunEvent, TableReport } from '../../core/contracts/generated/types.ts';
import { manifestText, tableFile } from '../../core/tables/tableFile.ts';
import { countText } from '../../core/text/countText.ts';
import type { Output, TablePart } from '../../io/output/output.ts';
import type { EventMaker } from '../events/eventMaker.ts';

/** A table that is ready to be put into the output. */
interface FinishedTable {
  bucket: string | undefined;
  name: string;
  incremental: boolean;
  primaryKey: string[];
  columns: readonly string[];
  parts: TablePart[];
  /** Whether it was created for a mapping without data; its manifest has its keys in another order. */
  isHeaderOnly: boolean;
}

export class TableWriter {
  readonly reports: TableReport[] = [];
  readonly #files = new Set<string>();
  readonly #output: Output;
  readonly #event: EventMaker;

  constructor(output: Output, event: EventMaker) {
    this.#output = output;
    this.#event = event;
  }

  has(bucket: string | undefined, name: string): boolean {
    return this.#files.has(tableFile(bucket, name).file);
  }

  async write(table: FinishedTable): Promise<RunEvent> {
    const { bucket, name, columns, parts, isHeaderOnly, ...manifest } = table;
    const { file, destination } = tableFile(bucket, name);
    const report = {
      name: destination ?? file,
      file: `tables/${file}.csv`,
      rows: parts.reduce((sum, part) => sum + part.rows, 0),
      columns: [...columns],
    };
    await this.#output.placeTable(file, parts);
    await this.#output.writeFile(`${report.file}.manifest`, manifestText({ destination, ...manifest }, isHeaderOnly));
    this.#files.add(file);
    this.reports.push(report);
    return this.#writtenEvent(report);
  }

  #writtenEvent({ name: table, ...report }: TableReport): RunEvent {
    const message = `Table "${table}": ${countText(report.rows, 'row')}, ${countText(report.columns.length, 'column')}.`;
    return this.#event('info', { kind: 'table-written', table, ...report }, message);
  }
}
