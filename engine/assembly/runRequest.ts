import type { ConfigSource } from '../core/document/configDocument.ts';
import type { RenewTokens, RunLogin } from '../core/logins/withLogin.ts';
import type { LearntLimits } from '../core/pacing/learntLimits.ts';
import type { GivenPath } from '../core/text/shownPath.ts';
import type { Clock } from '../io/clock.ts';
import type { ExchangeLog } from '../io/exchanges/exchangeLog.ts';
import type { NetworkSettings } from '../io/http/createHttpClient.ts';
import type { RunLimits } from '../run/counting/limits.ts';
import type { DetailKind } from '../run/events/eventMaker.ts';
import type { RunPart } from '../run/shards/runPart.ts';
import type { RunWatcher } from '../run/watching/runWatcher.ts';
import type { SearchRequest } from './openSearch.ts';

/** The request for a run, wherever its files are. */
export interface ExtractionRequest {
  /** The configuration's text, bare or wrapped, or the document that was parsed before. */
  configText: ConfigSource;
  /**
   * Values for secrets that the configuration omits or has empty or encrypted, by key or dotted path
   * (`engine/core/secrets`). They are never written; absent: none.
   */
  secrets?: Readonly<Record<string, string>>;
  /** The tokens of a login in the browser; absent: the configuration has its credentials. Never written. */
  login?: RunLogin | undefined;
  /** Gets tokens in place of those of `login` that no longer count; absent: the run ends when they expire. */
  renewTokens?: RenewTokens | undefined;
  /** File name of the configuration, for the report and the events. */
  configName: string;
  /** Name of the environment of the text, for the report; absent: none. */
  environment?: string | undefined;
  /** Name of the set of values that its variables have, for the report; absent: the default one, or none. */
  values?: string | undefined;
  /** Names of the jobs to run (`docs/contracts.md#job-names`); absent: all. */
  jobs?: string[] | undefined;
  /** Limits per job (pages, records) and for the whole run (requests). */
  limits?: RunLimits;
  /** Maximum of paging requests of one job run; absent: 100,000. */
  maxJobRequests?: number;
  /** Longest wait before a retry, in seconds; absent: an hour. If the API asks for more, the run ends. */
  maxWait?: number;
  /** The only page whose rows are written, counted over all runs of its job, from 1; absent: all. */
  onlyPage?: { job: string; page: number } | undefined;
  /**
   * Maximum of concurrent requests, or `auto` for as many as the API allows, which the run finds out; absent: one. A run
   * with limits sends one at a time in any case.
   */
  parallel?: number | 'auto';
  /** What earlier runs learnt of the limits of the API, for `auto`; absent: nothing. */
  learnt?: LearntLimits;
  /** Maximum of requests in a second; absent: no limit. */
  requestsPerSecond?: number | undefined;
  /** The requested details (`engine/run/events/eventMaker.ts`); absent, or with `debug`: all. */
  details?: readonly DetailKind[];
  /** The only origins for requests, also of logins and redirects; absent: all that the configuration allows. */
  onlyTo?: readonly string[];
  /** Watches the run, which then sends one request at a time. */
  watcher?: RunWatcher;
  /** A shard of the run, or the combination of its shards; absent: a whole run, from the API. */
  part?: RunPart;
  /** Searches the paging of the jobs instead of reading all of their data. Writes no tables. */
  search?: SearchRequest;
  clock?: Clock;
}

export interface RunRequest extends ExtractionRequest {
  /** Folder for `tables/` and `state.json`. */
  outDir: string;
  /** State of the previous run; absent: an empty state. */
  stateFile?: GivenPath | undefined;
  /** Folders that symbolic links must not leave where the run writes; absent: all links are followed. */
  linksWithin?: readonly string[];
  /** Folder of cached responses if the configuration sets `cache`; absent: `cache/` in `outDir`. */
  cacheDir?: string;
  /** File for the response shapes; absent: they are not written. */
  shapesFile?: string | undefined;
  /** A second shapes file, in which the editor collects the shapes of all runs. */
  learnedShapes?: string | undefined;
  /** File with what runs learnt of the limits of the API, which an `auto` run reads and writes; absent: none. */
  learntFile?: string | undefined;
  /** Settings of proxies and certificates; absent: from the environment variables of the process. */
  network?: NetworkSettings;
  /** Folder in which the exchanges of the run are recorded, without secrets; absent: not recorded. */
  record?: GivenPath | undefined;
  /** Folder for the first and last exchanges, without secrets; absent: not kept. */
  keep?: string;
  /**
   * Folder of a recording to replay without the network; nothing is recorded then. A folder of kept exchanges (`keep`)
   * replays the beginning of its run.
   */
  replay?: GivenPath | undefined;
  /** Database file into which the tables of a successful run are imported; absent: none. */
  storage?: string;
  /** The configuration that the tables belong to, in a storage of several configurations. */
  storageOwner?: string;
  /** Called with the size of each response in bytes, before the run works on it. */
  onResponse?: (bytes: number) => void;
  /** Responds to requests that were sent before, in place of the network; absent: none. */
  exchanges?: ExchangeLog;
}
