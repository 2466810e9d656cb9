import { allJobs } from '../core/config/allJobs.ts';
import type { ExtractionConfig, JobConfig } from '../core/config/extractionConfig.ts';
import { decodeUtf8 } from '../core/json/decodeUtf8.ts';
import { parseJson } from '../core/json/parseJson.ts';
import type { JsonValue } from '../core/json/value.ts';
import { readRecords } from '../core/records/readRecords.ts';
import { manifestText } from '../core/tables/manifest.ts';
import { RowConverter } from '../core/tables/rowConverter.ts';
import { readParents, writeParents } from '../core/tables/storedParents.ts';
import { Structure } from '../core/tables/structure.ts';
import { tableFile } from '../core/tables/tableFile.ts';
import type { Output, TableWriter } from '../io/output/output.ts';
import { countOf } from './countOf.ts';
import type { EventMaker } from './eventMaker.ts';
import type { RunEvent } from './events.ts';
import type { TableReport } from './report.ts';

interface OpenTable {
  file: string;
  destination: string | undefined;
  columns: string[];
  writer: TableWriter;
}

/**
 * Turns the pages of a run into tables (`json-to-csv.md` section 2). Every page is analysed as it comes and put aside;
 * when all are there the columns are known, and the rows are written in a second pass over the stored pages.
 */
export class TableBuilder {
  readonly structure: Structure;
  readonly #config: ExtractionConfig;
  readonly #jobs: JobConfig[];
  readonly #output: Output;
  readonly #event: EventMaker;
  readonly #tables: OpenTable[] = [];
  #nestedLists: string[] = [];

  constructor(config: ExtractionConfig, output: Output, event: EventMaker, structure = new Structure()) {
    this.#config = config;
    this.#jobs = allJobs(config.jobs);
    this.#output = output;
    this.#event = event;
    this.structure = structure;
    structure.onNestedList = (path) => this.#nestedLists.push(path);
  }

  /**
   * Takes the records of one answer, and the columns that the job adds to each. Throws a UserError where they contradict
   * the columns of earlier pages.
   */
  async *add(
    job: JobConfig,
    rows: JsonValue[],
    parents: [string, JsonValue][],
    body: Uint8Array,
  ): AsyncGenerator<RunEvent, void> {
    if (rows.length === 0) return;
    this.structure.analyse({ dataType: job.dataType, rows, parents });
    const stored = { job: this.#jobs.indexOf(job), records: rows.length, parents: writeParents(parents), body };
    await this.#output.pages.append(stored);
    for (const path of this.#nestedLists.splice(0)) {
      const message = `"${path}" holds lists within lists; the inner ones are written as JSON text.`;
      yield this.#event('warning', { kind: 'nested-list', path }, message, job.name);
    }
  }

  /** Writes all tables with their manifests. Yields an event for each; returns what the report says of them. */
  async *write(signal: AbortSignal): AsyncGenerator<RunEvent, TableReport[]> {
    const converter = new RowConverter(this.structure, { openTable: (name, columns) => this.#open(name, columns) });
    for await (const page of this.#output.pages.pages()) {
      signal.throwIfAborted();
      const job = this.#jobs[page.job];
      if (job === undefined) continue;
      const { records } = readRecords(parseJson(decodeUtf8(page.body)), job);
      const parents = readParents(page.parents);
      converter.convert({ dataType: job.dataType, rows: records.slice(0, page.records), parents });
      await this.#output.flush();
    }
    const reports: TableReport[] = [];
    for (const table of this.#tables) reports.push(yield* this.#finish(table));
    return reports;
  }

  #open(name: string, columns: string[]): TableWriter {
    const { file, destination } = tableFile(this.#config.bucket, name);
    const writer = this.#output.openTable(file, columns);
    this.#tables.push({ file, destination, columns, writer });
    return writer;
  }

  async *#finish({ file, destination, columns, writer }: OpenTable): AsyncGenerator<RunEvent, TableReport> {
    const manifest = manifestText({ destination, incremental: this.#config.incremental });
    await this.#output.writeFile(`tables/${file}.csv.manifest`, manifest);
    const report = { name: destination ?? file, file: `tables/${file}.csv`, rows: writer.rows, columns };
    const detail = {
      kind: 'table-written' as const,
      table: report.name,
      file: report.file,
      rows: report.rows,
      columns,
    };
    yield this.#event(
      'info',
      detail,
      `Table "${report.name}": ${countOf(report.rows, 'row')}, ${countOf(columns.length, 'column')}.`,
    );
    return report;
  }
}
