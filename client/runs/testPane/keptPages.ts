import { type FileSource, listKeptExchanges } from '@pagewright/engine/exchanges';
import { type JsonValue, parseJson } from '@pagewright/engine/json';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { type KeptPage, readPage } from '../pages/readPage.ts';
import { type PagePlace, pagePlaces } from './pagePlaces.ts';

/** A page as it was read, its body parsed if it is JSON. */
interface ParsedPage extends KeptPage {
  response: JsonValue | undefined;
}

/** Finds and reads the kept pages of a configuration. Holds only the last read page in memory. */
export class KeptPages {
  readonly #history: RunHistory;
  readonly #configFile: string;
  #last: { key: string; page: ParsedPage } | undefined;

  constructor(history: RunHistory, configFile: string) {
    this.#history = history;
    this.#configFile = configFile;
  }

  /** The runs of the configuration that read pages of an API, newest first. */
  async runs(): Promise<RunRecord[]> {
    const all = await this.#history.all();
    return all.filter(({ configFile, scope: { recorded, search, remote } }) => {
      return configFile === this.#configFile && !recorded && !search && remote === undefined;
    });
  }

  /** The last search for the paging of a job that ended after a run began; undefined if there was none since. */
  async searchSince(run: RunRecord | undefined, job: string | undefined): Promise<RunRecord | undefined> {
    const isOf = ({ configFile, scope, report }: RunRecord) =>
      configFile === this.#configFile && report?.search !== undefined && (scope.job ?? job) === job;
    const found = (await this.#history.all()).find(isOf);
    return found && found.startedAt > (run?.startedAt ?? '') ? found : undefined;
  }

  /** The kept requests of a job, in order. */
  async places(run: RunRecord | undefined, jobName: string | undefined): Promise<PagePlace[]> {
    const job = run?.jobs.find(({ name }) => name === jobName);
    if (run === undefined || job === undefined) return [];
    const kept = await listKeptExchanges(this.#filesOf(run));
    return pagePlaces(job).filter(({ request }) => kept.has(request.number));
  }

  /** Whether the tables of a page can be made: all requests of the run up to this number are kept. */
  async canReplay(run: RunRecord, number: number): Promise<boolean> {
    const kept = await listKeptExchanges(this.#filesOf(run));
    return [...kept].filter((each) => each <= number).length === number;
  }

  /** Reads a request with its response; without an exchange if it was not kept, or not yet. */
  async read(run: RunRecord, number: number): Promise<ParsedPage> {
    const key = `${run.id}/${number}`;
    if (this.#last?.key === key) return this.#last.page;
    const page = await readPage(this.#filesOf(run), number);
    const isJson = page.exchange?.answer?.endsWith('.json') === true && page.body !== undefined;
    const parsed = { ...page, response: isJson ? parse(page.body ?? '') : undefined };
    if (page.exchange !== undefined) this.#last = { key, page: parsed };
    return parsed;
  }

  #filesOf({ id }: RunRecord): FileSource {
    return this.#history.store.exchanges(id);
  }
}

/** Parses a body; undefined if somebody has changed the file. */
function parse(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
