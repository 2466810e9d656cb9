import { childPointer } from '../core/childPointer.ts';
import type { JobConfig } from '../core/config/extractionConfig.ts';
import type { RunEvent } from '../core/contracts/generated/types.ts';
import { evaluateFields } from '../core/expressions/evaluate.ts';
import type { Place } from '../core/expressions/place.ts';
import { findPath } from '../core/json/findPath.ts';
import { entriesOf } from '../core/json/value.ts';
import { type PlaceholderValues, parentColumns } from '../core/records/placeholders.ts';
import type { Records } from '../core/records/records.ts';
import type { SelectedRecords } from '../core/records/selectRecords.ts';
import type { Parents } from '../core/tables/tablePage.ts';
import { countText } from '../core/text/countText.ts';
import { findHiddenRows } from '../core/verdict/hiddenRows.ts';
import { bodyEvents } from './bodyEvents.ts';
import type { InTurn } from './events/runItem.ts';
import { noRecordsEvents, notRowsEvent } from './pageEvents.ts';
import type { ReadPage } from './pagingWatch.ts';
import { quoteText } from './quoteText.ts';
import type { JobServices } from './services.ts';

/** A page that is kept. */
interface KeptPage extends ReadPage {
  /** The records that the limit allows. */
  kept: Records;
}

/** Keeps the pages of one run of a job: counts them and writes their records when their turn comes. */
export class PageKeeper {
  readonly #job: JobConfig;
  readonly #services: JobServices;
  /** What the job adds to each record. */
  readonly columns: Parents;
  #records = 0;

  /** Throws a UserError if a column that the job adds cannot be computed. */
  constructor(job: JobConfig, services: JobServices, values: PlaceholderValues, onCall: Place['onCall']) {
    this.#job = job;
    this.#services = services;
    const { contexts } = services.iteration;
    const pointer = childPointer(job.pointer, 'userData');
    const columns = evaluateFields(job.extraColumns, { contexts, now: services.now, pointer, onCall });
    this.columns = [...new Map([...entriesOf(columns), ...parentColumns(values)])];
  }

  /** Records that were kept. */
  get records(): number {
    return this.#records;
  }

  keep(page: KeptPage): InTurn {
    this.#records += page.kept.length;
    return { inTurn: () => this.#add(page) };
  }

  async #add(keptPage: KeptPage): Promise<RunEvent[]> {
    const { number: page, content, selected, kept, body, request } = keptPage;
    const { counts, writer, event } = this.#services;
    const { name } = this.#job;
    const records = kept.length;
    const totalRecords = counts.page(this.#job, records);
    const warnings = await writer
      .add(this.#job, { content, records: kept, parents: this.columns, body })
      .catch((error: unknown) => Promise.reject(quoteText(error, { number: page, records: kept })));
    const detail = { kind: 'page' as const, page, request, records, totalRecords, ...recordsPath(selected, this.#job) };
    const read = event.tells('page')
      ? [event('debug', detail, `Page ${page}: ${countText(records, 'record')}.`, name)]
      : [];
    const ofBody = bodyEvents(keptPage, name, (kind) => counts.isFirst(this.#job, kind), event);
    const isRoutine = this.#isRoutine(keptPage);
    return [
      ...ofBody,
      ...warnings,
      ...this.#notRows(keptPage),
      ...read,
      ...noRecordsEvents(selected, keptPage, this.#job, isRoutine, event),
    ];
  }

  /** The warning that the one record of a page looks like several, for the first such page. */
  #notRows({ content, selected, number: page }: KeptPage): RunEvent[] {
    const { dataField, name } = this.#job;
    if (dataField === undefined || selected.records.length !== 1) return [];
    const hidden = findHiddenRows(findPath(content.outline, dataField.path, dataField.delimiter));
    if (hidden === undefined || !this.#services.counts.isFirst(this.#job, 'not-rows')) return [];
    return [notRowsEvent(hidden, dataField, { page, job: name }, this.#services.event)];
  }

  /** The empty page at the end is expected. Of other pages without records, only the first of all runs is news. */
  #isRoutine({ selected, isEmptyEnd }: KeptPage): boolean {
    const isWithout = selected.emptyPath !== undefined || selected.noListAmong !== undefined;
    return isWithout && (isEmptyEnd || !this.#services.counts.isFirst(this.#job, 'empty-page'));
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
