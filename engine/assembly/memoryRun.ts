import type { RunReport } from '../core/contracts/generated/types.ts';
import type { ExtractionRequest } from './runRequest.ts';

/** One run of a configuration whose files are in memory. */
export interface MemoryRunRequest
  extends Pick<
    ExtractionRequest,
    | 'configText'
    | 'configName'
    | 'environment'
    | 'jobs'
    | 'limits'
    | 'maxJobRequests'
    | 'maxWait'
    | 'onlyPage'
    | 'clock'
  > {
  /** The file with the state of the previous run; absent: an empty state. */
  state?: { file: string; content: Uint8Array };
  /**
   * The files of a recording, or of kept exchanges, that are replayed, by their names in its folder; absent: requests are
   * sent with `fetch`.
   */
  replay?: ReadonlyMap<string, Uint8Array> | undefined;
}

/** What a run leaves, by its names in the folders that other runs write to. */
export interface MemoryRunFiles {
  /** The tables with their manifests, and the state; none unless the run is done. */
  files: Map<string, Uint8Array>;
  /** The first and last exchanges, without secrets, which `replay` takes; none of a replay. */
  exchanges: Map<string, Uint8Array>;
}

/** How a run ended, and what it leaves. */
export interface MemoryRunResult extends MemoryRunFiles {
  report: RunReport;
}
