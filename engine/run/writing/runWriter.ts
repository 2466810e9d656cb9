import type { Iteration, JobConfig } from '../../core/config/extractionConfig.ts';
import type { RunEvent, TableReport } from '../../core/contracts/generated/types.ts';
import type { JsonObject } from '../../core/json/value.ts';
import type { ShapeCollector } from '../../core/shapes/shapeCollector.ts';
import type { PageRows } from '../../core/tables/pageRows.ts';
import type { PageReader } from '../../core/transcode/pageReader.ts';
import type { Output } from '../../io/output/output.ts';
import type { EventMaker } from '../events/eventMaker.ts';
import { type InTurn, inTurn } from '../events/runItem.ts';
import type { Page } from '../page/page.ts';
import type { DraftTable, PageTable } from '../watching/runWatcher.ts';
import { nextState } from './runState.ts';
import { TableBuilder } from './tableBuilder.ts';
import type { Writer, Written } from './writer.ts';

interface WriterSetup {
  output: Output;
  event: EventMaker;
  /** State of the previous run; empty if there is none. */
  state: JsonObject;
  /** Reads the pages of a second pass. */
  pages: PageReader;
  /** Collects the shapes of the responses; absent if not requested. */
  shapes: ShapeCollector | undefined;
  /** The only page whose rows are written; absent: all are. */
  onlyPage: { job: string; page: number } | undefined;
}

/** Writes the results of a run: its tables, the state for the next run, and the shapes of the responses. */
export class RunWriter implements Writer {
  readonly hasTables = true;
  readonly #setup: WriterSetup;
  readonly #tables: TableBuilder;
  /** Pages so far of the job of the only page. */
  #pages = 0;

  constructor(setup: WriterSetup) {
    this.#setup = setup;
    this.#tables = new TableBuilder(setup);
  }

  begin(iteration: Iteration): InTurn {
    return { inTurn: () => this.#tables.begin(iteration) };
  }

  drafts(): DraftTable[] {
    return this.#tables.drafts();
  }

  /** The rows of records with the columns known so far, not written. Throws a UserError if they cannot be rows. */
  rowsOf(page: PageRows): Promise<PageTable[]> {
    return this.#tables.rowsOf(page);
  }

  end(iteration: Iteration): InTurn {
    return inTurn(() => this.#tables.end(iteration));
  }

  async add(job: JobConfig, { content, response }: Page, { records, parents }: Written): Promise<RunEvent[]> {
    this.#setup.shapes?.addPage(job.name, content);
    if (!this.#isWanted(job)) return [];
    return await this.#tables.add(job, records, parents, response.body);
  }

  async *publish(startedAt: number, signal: AbortSignal): AsyncGenerator<RunEvent, TableReport[]> {
    const { output, state } = this.#setup;
    const reports = yield* this.#tables.write(signal);
    await output.writeFile('state.json', nextState(state, startedAt, this.#tables.state));
    signal.throwIfAborted();
    await output.publish(signal);
    return reports;
  }

  #isWanted({ name }: JobConfig): boolean {
    const only = this.#setup.onlyPage;
    return only === undefined || (name === only.job && ++this.#pages === only.page);
  }

  discard(): Promise<void> {
    return this.#setup.output.discard();
  }
}
