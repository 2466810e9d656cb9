import { childPointer } from '../core/childPointer.ts';
import type { Iteration, JobConfig } from '../core/config/extractionConfig.ts';
import type { RunEvent } from '../core/contracts/generated/types.ts';
import { evaluateFields } from '../core/expressions/evaluate.ts';
import type { Evaluation } from '../core/expressions/evaluation.ts';
import { findPath } from '../core/json/findPath.ts';
import { entriesOf } from '../core/json/value.ts';
import { type PlaceholderValues, parentColumns } from '../core/records/placeholders.ts';
import type { Records } from '../core/records/records.ts';
import type { SelectedRecords } from '../core/records/selectRecords.ts';
import type { Parents } from '../core/tables/pageRows.ts';
import { countText } from '../core/text/countText.ts';
import { findHiddenRows } from '../core/verdict/hiddenRows.ts';
import { bodyEvents } from './bodyEvents.ts';
import type { RunCounts } from './counting/runCounts.ts';
import type { EventMaker } from './events/eventMaker.ts';
import type { InTurn } from './events/runItem.ts';
import type { Page } from './page/page.ts';
import { noRecordsEvents, notRowsEvent } from './pageEvents.ts';
import type { Reading } from './pagingWatch.ts';
import { quoteText } from './quoteText.ts';
import type { Writer } from './writing/writer.ts';

export interface KeepPorts {
  counts: Pick<RunCounts, 'page' | 'isFirst'>;
  writer: Pick<Writer, 'add'>;
  iteration: Iteration;
  now: Evaluation['now'];
  event: EventMaker;
}

/** Keeps the pages of one run of a job: counts them and writes their records when their turn comes. */
export class PageKeeper {
  readonly #job: JobConfig;
  readonly #ports: KeepPorts;
  /** Columns that the job adds to each record. */
  readonly columns: Parents;
  #records = 0;

  /** Throws a UserError if a column that the job adds cannot be computed. */
  constructor(job: JobConfig, ports: KeepPorts, values: PlaceholderValues, onCall: Evaluation['onCall']) {
    this.#job = job;
    this.#ports = ports;
    const { contexts } = ports.iteration;
    const pointer = childPointer(job.pointer, 'userData');
    const columns = evaluateFields(job.extraColumns, { contexts, now: ports.now, pointer, onCall });
    this.columns = [...new Map([...entriesOf(columns), ...parentColumns(values)])];
  }

  get records(): number {
    return this.#records;
  }

  /** Keeps the records of a page that the limit allows. */
  keep(reading: Reading, kept: Records): InTurn {
    this.#records += kept.length;
    return { bytes: reading.page.response.body.length, inTurn: () => this.#add(reading, kept) };
  }

  async #add(reading: Reading, kept: Records): Promise<RunEvent[]> {
    const { page } = reading;
    const { number, content, response } = page;
    const { counts, writer, event } = this.#ports;
    const { name } = this.#job;
    const records = kept.length;
    const totalRecords = counts.page(this.#job, records);
    const warnings = await writer
      .add(this.#job, page, { records: kept, parents: this.columns })
      .catch((error: unknown) => Promise.reject(quoteText(error, { number, records: kept })));
    const path = recordsPath(content.selected, this.#job);
    const read = { page: number, request: response.request, records, totalRecords };
    const detail = { kind: 'page' as const, ...read, ...path, ...reading.stated };
    const told = event.tells('page')
      ? [event('debug', detail, `Page ${number}: ${countText(records, 'record')}.`, name)]
      : [];
    const ofBody = bodyEvents(page, name, (kind) => counts.isFirst(this.#job, kind), event);
    const isRoutine = this.#isRoutine(reading);
    return [
      ...ofBody,
      ...warnings,
      ...this.#notRows(page),
      ...told,
      ...noRecordsEvents(page, this.#job, isRoutine, event),
    ];
  }

  /** The warning that the one record of a page looks like several, for the first such page. */
  #notRows({ content, number: page }: Page): RunEvent[] {
    const { dataField, name } = this.#job;
    if (dataField === undefined || content.selected.records.length !== 1) return [];
    const hidden = findHiddenRows(findPath(content.outline, dataField.path, dataField.delimiter));
    if (hidden === undefined || !this.#ports.counts.isFirst(this.#job, 'not-rows')) return [];
    return [notRowsEvent(hidden, dataField, { page, job: name }, this.#ports.event)];
  }

  /** Whether a page without records is expected: the empty page at the end, and all but the first of the others. */
  #isRoutine({ page, isEmptyEnd }: Reading): boolean {
    const { emptyPath, noListAmong } = page.content.selected;
    const isWithout = emptyPath !== undefined || noListAmong !== undefined;
    return isWithout && (isEmptyEnd || !this.#ports.counts.isFirst(this.#job, 'empty-page'));
  }
}

/** The path of the records in a response, with dots: empty for the response itself, absent if it has none. */
function recordsPath(
  { foundAt, emptyPath, noListAmong }: Omit<SelectedRecords, 'records'>,
  { dataField }: Pick<JobConfig, 'dataField'>,
): { path?: string } {
  if (emptyPath !== undefined || noListAmong !== undefined) return {};
  if (dataField === undefined) return { path: foundAt ?? '' };
  const { path, delimiter } = dataField;
  return { path: path === delimiter ? '' : path.split(delimiter).join('.') };
}
