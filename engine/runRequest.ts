import type { Clock } from './io/clock.ts';
import type { NetworkSettings } from './io/http/createHttpClient.ts';
import type { RunLimits } from './run/counting/limits.ts';

/** One run of a configuration. */
export interface RunRequest {
  /** The configuration's text, bare or wrapped. */
  configText: string;
  /**
   * Values for what the configuration leaves empty, encrypted or out, by the key or by the dotted path of the secret
   * (`engine/core/secrets`). They are written nowhere; absent: none.
   */
  secrets?: Readonly<Record<string, string>>;
  /** File name of the configuration, for the report and the events. */
  configName: string;
  /** Folder that receives `tables/` and `state.json`. */
  outDir: string;
  /** State of the run before; absent: an empty state. */
  stateFile?: string;
  /** Names of the jobs to run (`contracts.md`, "Job names"); absent: all. */
  jobs?: string[];
  /** Ceilings per job (pages, records) and for the whole run (requests). */
  limits?: RunLimits;
  /** Ceiling of the requests that one paging may take; absent: 100,000. */
  maxJobRequests?: number;
  /** How many requests may be under way at a time; absent: one. A run with limits sends one at a time in any case. */
  parallel?: number;
  /** Where answers are kept if the configuration asks for a cache; absent: `cache/` in `outDir`. */
  cacheDir?: string;
  /** Where the shapes of the responses are written; absent: nowhere. */
  shapesFile?: string;
  /** What the surroundings say about proxies and certificates; absent: the variables of the process. */
  network?: NetworkSettings;
  /** Folder in which the exchanges of the run are recorded, without secrets; absent: nowhere. */
  record?: string;
  /** Folder in which the first and the last exchanges are kept to be looked at, without secrets; absent: nowhere. */
  keep?: string;
  /**
   * Folder of a recording that answers in place of the network; nothing is recorded then. One of kept exchanges (`keep`)
   * repeats the beginning of its run.
   */
  replay?: string;
  /** Database file into which the tables of a run that is done are imported; absent: none. */
  storage?: string;
  /** Time; absent: the machine's own. */
  clock?: Clock;
}
