import type { RunEvent, RunReport, RunRequest } from '@pagewright/engine/run';

/** Sends what a run tells as OpenTelemetry. */
export interface Telemetry {
  /** The details (`engine/run/events/eventMaker.ts`) that it needs. */
  details: NonNullable<RunRequest['details']>;
  add(event: RunEvent): void;
  /** Sends what is left; the report is absent after an internal error. Waits a few seconds at most, and never fails. */
  end(report: RunReport | undefined): Promise<void>;
}

/** Listens to nothing. */
export const noTelemetry: Telemetry = { details: [], add: () => undefined, end: async () => undefined };

/** What a process does of a run that many share; a whole run is neither. */
export type RunPart = 'shard' | 'combine';
