import { maxNesting } from '../json/maxNesting.ts';
import { parseJsonBytes } from '../json/parseJson.ts';
import type { JsonValue } from '../json/value.ts';
import { filteredKeys } from '../records/filterResponse.ts';
import { type PageContent, ParsedPage } from '../records/pageContent.ts';
import { filterRecord, type RecordPlace } from '../records/readRecords.ts';
import { type SelectedRecords, selectRecords } from '../records/selectRecords.ts';
import { NoKernel } from './createKernel.ts';
import { findRecordList } from './findRecordList.ts';
import { passSpace } from './jsonBytes.ts';
import { KernelMemory } from './kernelMemory.ts';
import { deepestRecord } from './layout.ts';
import { LayoutSet } from './layoutSet.ts';
import { type RecordScan, scanRecords } from './recordScan.ts';
import { ScannedRecords } from './scannedRecords.ts';

/**
 * The string for the records in the outline until it is parsed. No other string is equal: JSON writes U+0000 only as
 * this escape. Half of a surrogate pair makes the parser drop the escape.
 */
const marker = '\u0000the records of this page';
const writtenMarker = Buffer.from(JSON.stringify(marker));
const escapeOfMarker = Buffer.from('\\u0000');
/** A first page below this many bytes is parsed: most runs have no other. */
const largeFirstPage = 64 * 1024;
/** Any page below this many bytes is parsed, which takes no longer. */
const largePage = 4 * 1024;
/** The limit for consecutive refused pages of a job; later ones are not tried. */
const maxRefused = 3;

interface JobPages {
  layouts: LayoutSet | undefined;
  pages: number;
  refused: number;
}

/** Reads the responses of a run. Pages of plain records are only scanned; all others are parsed. */
export class PageReader {
  readonly #jobs = new Map<RecordPlace, JobPages>();
  readonly #createMemory: () => KernelMemory;
  readonly #largeFirstPage: number;
  readonly #largePage: number;
  #memory: KernelMemory | undefined;
  #missing: { reason: string; isTold: boolean } | undefined;

  /** Tests scan pages of any size, with other memories. */
  constructor(scansFrom?: number, createMemory = () => new KernelMemory()) {
    this.#largeFirstPage = scansFrom ?? largeFirstPage;
    this.#largePage = scansFrom ?? largePage;
    this.#createMemory = createMemory;
  }

  /** The content of a body in valid UTF-8. Throws JsonSyntaxError. */
  read(body: Uint8Array, job: RecordPlace): PageContent {
    return this.#scan(body, job) ?? ParsedPage.parse(body, job);
  }

  /** The reason why pages are parsed that would otherwise be scanned, once: there is no kernel. */
  missingKernel(): string | undefined {
    if (this.#missing === undefined || this.#missing.isTold) return undefined;
    this.#missing.isTold = true;
    return this.#missing.reason;
  }

  #scan(body: Uint8Array, job: RecordPlace): PageContent | undefined {
    const known = this.#jobs.get(job) ?? { layouts: undefined, pages: 0, refused: 0 };
    this.#jobs.set(job, known);
    known.pages++;
    const isSmall = body.length < (known.pages === 1 ? this.#largeFirstPage : this.#largePage);
    if (isSmall || known.refused >= maxRefused) return undefined;
    const memory = this.#openMemory();
    if (memory === undefined) return undefined;
    known.layouts ??= new LayoutSet(memory, filteredKeys(job.responseFilter));
    const page = scanPage(memory, known.layouts, body, job);
    known.refused = page === undefined ? known.refused + 1 : 0;
    return page;
  }

  /** Undefined without a kernel. */
  #openMemory(): KernelMemory | undefined {
    if (this.#missing !== undefined) return undefined;
    try {
      this.#memory ??= this.#createMemory();
    } catch (error) {
      if (!(error instanceof NoKernel)) throw error;
      this.#missing = { reason: error.message, isTold: false };
    }
    return this.#memory;
  }
}

function scanPage(
  memory: KernelMemory,
  layouts: LayoutSet,
  body: Uint8Array,
  job: RecordPlace,
): PageContent | undefined {
  const keys = keysOf(job);
  if (keys !== undefined && keys.length >= maxNesting - deepestRecord) return undefined;
  const start = findRecordList(body, keys);
  if (start === undefined) return undefined;
  const scan = scanRecords(memory, layouts, body, passSpace(body, start));
  return scan && outlinedPage(memory, scan, start, job);
}

function keysOf({ dataField }: RecordPlace): string[] | undefined {
  if (dataField === undefined) return undefined;
  return dataField.path === dataField.delimiter ? [] : dataField.path.split(dataField.delimiter);
}

/** Parses the values around the records. Undefined if they are no JSON, or the list does not hold the records. */
function outlinedPage(
  memory: KernelMemory,
  scan: RecordScan,
  start: number,
  job: RecordPlace,
): PageContent | undefined {
  const { body, end } = scan;
  const around = Buffer.concat([body.subarray(0, start), writtenMarker, body.subarray(end)]);
  if (around.indexOf(escapeOfMarker) !== around.lastIndexOf(escapeOfMarker)) return undefined;
  try {
    const outline = parseJsonBytes(around);
    const selected = selectRecords(outline, job.dataField, job.endpoint);
    const list = selected.records;
    if (list.length !== 1 || list[0] !== marker) return undefined;
    const page = new ScannedPage(memory, scan, { outline, selected, job });
    // Finds a record that cannot be filtered.
    if (job.responseFilter.paths.length > 0) for (const _ of page.selected.records.slow());
    return page;
  } catch {
    // The general path reports the error.
    return undefined;
  }
}

interface Outline {
  outline: JsonValue;
  /** The selected records, whose list in the outline stands for them. */
  selected: SelectedRecords;
  job: RecordPlace;
}

/** A response whose records were scanned. */
class ScannedPage implements PageContent {
  readonly outline: JsonValue;
  readonly selected: SelectedRecords<ScannedRecords>;
  readonly #body: Uint8Array;
  readonly #job: RecordPlace;
  #whole: ParsedPage | undefined;

  constructor(memory: KernelMemory, scan: RecordScan, { outline, selected, job }: Outline) {
    this.#body = scan.body;
    this.#job = job;
    const records = new ScannedRecords(memory, scan, {
      standIn: selected.records,
      all: () => [...this.#parsed.selected.records],
      filter: (record) => filterRecord(record, job.responseFilter),
    });
    this.outline = outline;
    this.selected = { ...selected, records };
  }

  get response(): JsonValue {
    return this.#parsed.response;
  }

  get #parsed(): ParsedPage {
    this.#whole ??= ParsedPage.parse(this.#body, this.#job);
    return this.#whole;
  }
}
