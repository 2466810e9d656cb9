import type { Iteration, JobConfig } from '../../core/config/extractionConfig.ts';
import type { RunEvent, TableReport } from '../../core/contracts/generated/types.ts';
import type { JsonObject } from '../../core/json/value.ts';
import type { Records } from '../../core/records/records.ts';
import { selectConversion } from '../../core/tables/conversion/selectConversion.ts';
import { createConversion } from '../../core/tables/conversion/tableConversion.ts';
import { headerOnlyTables } from '../../core/tables/mapping/headerOnlyTables.ts';
import { joinMappingNotes } from '../../core/tables/mapping/rowWatch.ts';
import type { PageRows, Parents } from '../../core/tables/pageRows.ts';
import { readParents, writeParents } from '../../core/tables/storedParents.ts';
import type { PageReader } from '../../core/transcode/pageReader.ts';
import type { Output, StoredPage } from '../../io/output/output.ts';
import type { EventMaker } from '../events/eventMaker.ts';
import type { DraftTable, PageTable } from '../watching/runWatcher.ts';
import type { AutomaticTables } from './automaticTables.ts';
import { Bucket } from './bucket.ts';
import { mappingEvents } from './mappingEvents.ts';
import { mergeTables } from './mergeTables.ts';
import { withStructure } from './runState.ts';
import { TableWriter } from './tableWriter.ts';

/** Maximum bytes of pages that are converted again before the end of the run: a run can be cancelled between pages. */
const maxRedraftedBytes = 64 * 1024 * 1024;

interface TableBuilderSetup {
  output: Output;
  event: EventMaker;
  pages: PageReader;
  state: JsonObject;
}

/** The origin of a page, which the store refers to by number. */
interface PageSource {
  job: JobConfig;
  bucket: Bucket;
}

/**
 * Turns the pages of a run into tables (`docs/format/json-to-csv.md#2-pipeline` and
 * `docs/format/json-to-csv.md#9-buckets-file-names-manifests`), iteration after iteration.
 */
export class TableBuilder {
  readonly #output: Output;
  readonly #event: EventMaker;
  readonly #pages: PageReader;
  readonly #buckets = new Map<string | undefined, Bucket>();
  readonly #sources: PageSource[] = [];
  readonly #indexes = new Map<JobConfig, number>();
  readonly #iterations: Iteration[] = [];
  /** Bytes of the stored pages, and of those that were converted again so far. */
  #stored = 0;
  #draftedAgain = 0;
  #state: JsonObject;
  #bucket: Bucket | undefined;

  /** The state is that of the previous run; its columns stay. */
  constructor({ output, event, pages, state }: TableBuilderSetup) {
    this.#output = output;
    this.#event = event;
    this.#pages = pages;
    this.#state = state;
  }

  /** The state with the columns known so far. */
  get state(): JsonObject {
    return this.#state;
  }

  /** The following pages belong to this iteration. Throws a UserError if the state is damaged. */
  begin(iteration: Iteration): RunEvent[] {
    this.#iterations.push(iteration);
    const { bucket: name, incremental, compatLevel } = iteration;
    const { conversion, warning } = selectConversion(this.#state, compatLevel);
    this.#bucket =
      this.#buckets.get(name) ?? new Bucket(iteration, createConversion(conversion, this.#state), this.#output);
    this.#buckets.set(name, this.#bucket);
    this.#bucket.incremental = incremental;
    if (warning === undefined) return [];
    return [this.#event('warning', { kind: 'conversion-chosen', reason: warning.kind }, warning.message)];
  }

  /**
   * Adds the records of one response and the columns that the job adds to each. Throws a UserError if they contradict
   * the columns of earlier pages or the mapping.
   */
  async add(job: JobConfig, rows: Records, parents: Parents, body: Uint8Array): Promise<RunEvent[]> {
    const bucket = this.#bucket;
    if (bucket === undefined) throw new Error('A page came before its iteration.');
    const intake = await bucket.add({ dataType: job.dataType, rows, parents });
    if (intake === 'kept') {
      const stored = { job: this.#indexOf(job, bucket), records: rows.length, parents: writeParents(parents), body };
      await this.#output.pages.append(stored);
      this.#stored += body.length;
      await this.#draftAgain(bucket.automatic);
    }
    await this.#output.flush();
    return bucket.automatic.takeNestedLists().map((path) => {
      const message = `"${path}" holds lists within lists; the inner ones are written as JSON text.`;
      return this.#event('warning', { kind: 'nested-list', path }, message, job.name);
    });
  }

  /** The current tables. Those whose columns come from the data may get more. */
  drafts(): DraftTable[] {
    return [...this.#buckets.values()].flatMap((bucket) =>
      bucket.collect().map(({ name, part: { columns, rows } }) => ({ bucket: bucket.name, name, columns, rows })),
    );
  }

  /** The rows of the current iteration's records with the columns known so far, which are not written. */
  async rowsOf(page: PageRows): Promise<PageTable[]> {
    return (await this.#bucket?.rowsOf(page)) ?? [];
  }

  /** Ends the iteration: stores the columns of its pages in the state, unless it has mappings. */
  end(iteration: Iteration): void {
    if (this.#bucket === undefined || iteration.mappings.size > 0) return;
    this.#state = withStructure(this.#state, this.#bucket.automatic.conversion.state());
  }

  /** Writes all tables with their manifests. Yields an event for each; returns their reports. */
  async *write(signal: AbortSignal): AsyncGenerator<RunEvent, TableReport[]> {
    const automatic = [...this.#buckets.values()].map((bucket) => bucket.automatic);
    const dropped = automatic.filter((tables) => tables.needsSecondPass);
    if (dropped.length > 0) await this.#convertAgain(dropped, signal);
    const writer = new TableWriter(this.#output, this.#event);
    for (const bucket of this.#buckets.values()) {
      const { name, incremental } = bucket;
      for (const table of mergeTables(bucket.collect())) {
        yield await writer.write({ ...table, bucket: name, incremental, isHeaderOnly: false });
      }
    }
    for (const iteration of this.#iterations) yield* this.#writeHeaders(iteration, writer);
    const notes = [...this.#buckets.values()].flatMap((bucket) => bucket.notes);
    yield* mappingEvents(joinMappingNotes(notes), this.#event);
    return writer.reports;
  }

  /**
   * Begins the draft again with the columns known so far, because they often settle after a few pages. With new columns
   * on every page, each new draft waits until the pages have doubled.
   */
  async #draftAgain(tables: AutomaticTables): Promise<void> {
    if (!tables.mayDraftAgain || this.#stored > maxRedraftedBytes || this.#draftedAgain > this.#stored) return;
    this.#draftedAgain += this.#stored;
    await this.#convertAgain([tables]);
    tables.draftAgain();
  }

  /** The second pass over the stored pages of tables whose columns changed. */
  async #convertAgain(tables: readonly AutomaticTables[], signal?: AbortSignal): Promise<void> {
    for await (const page of this.#output.pages.pages()) {
      signal?.throwIfAborted();
      const source = this.#sources[page.job];
      const automatic = source?.bucket.automatic;
      if (automatic && tables.includes(automatic)) automatic.convert(this.#pageOf(page, source.job));
      await this.#output.flush();
    }
  }

  /** Writes the header-only tables of mappings without data (`docs/format/mapping.md#8-files`). */
  async *#writeHeaders(
    { bucket, incremental, mappings }: Iteration,
    writer: TableWriter,
  ): AsyncGenerator<RunEvent, void> {
    for (const { name, columns, primaryKey } of [...mappings.values()].flatMap(headerOnlyTables)) {
      if (writer.has(bucket, name)) continue;
      const parts = [this.#output.openPart(columns)];
      yield await writer.write({ bucket, name, incremental, primaryKey, columns, parts, isHeaderOnly: true });
    }
  }

  #pageOf({ body, records, parents }: StoredPage, job: JobConfig): PageRows {
    const rows = this.#pages.read(body, job).selected.records.slice(0, records);
    return { dataType: job.dataType, rows, parents: readParents(parents) };
  }

  #indexOf(job: JobConfig, bucket: Bucket): number {
    const index = this.#indexes.get(job) ?? this.#sources.push({ job, bucket }) - 1;
    this.#indexes.set(job, index);
    return index;
  }
}
