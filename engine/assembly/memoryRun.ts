import type { RunReport } from '../core/contracts/generated/types.ts';
import type { FileSource } from '../io/files/fileSource.ts';
import type { ExtractionRequest } from './runRequest.ts';

export interface MemoryRunRequest
  extends Pick<
    ExtractionRequest,
    | 'configText'
    | 'configName'
    | 'environment'
    | 'values'
    | 'jobs'
    | 'limits'
    | 'maxJobRequests'
    | 'maxWait'
    | 'onlyPage'
    | 'requestsPerSecond'
    | 'search'
    | 'clock'
  > {
  /** The file with the state of the previous run; absent: an empty state. */
  state?: { file: string; content: Uint8Array };
  /** The files of a recording, or of kept exchanges, by their names in its folder; absent: sends with `fetch`. */
  replay?: ReadonlyMap<string, Uint8Array> | FileSource | undefined;
}

/** The files of a run, by their names in the folders that other runs write to. */
export interface MemoryRunFiles {
  /** The tables with their manifests, and the state; none unless the run is done. */
  files: Map<string, Uint8Array>;
  /** The first and last exchanges, without secrets, for `replay`; none of a replay. */
  exchanges: Map<string, Uint8Array>;
}

export interface MemoryRunResult extends MemoryRunFiles {
  report: RunReport;
}
