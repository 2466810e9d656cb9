import type { Iteration, JobConfig } from '../../core/config/extractionConfig.ts';
import type { RunEvent, TableReport } from '../../core/contracts/generated/types.ts';
import type { PageContent } from '../../core/records/pageContent.ts';
import type { Records } from '../../core/records/records.ts';
import type { Parents } from '../../core/tables/tablePage.ts';
import type { InTurn } from '../events/runItem.ts';

/** A page of a job to be written. */
export interface WrittenPage {
  content: PageContent;
  /** The records within the limits. */
  records: Records;
  /** The columns that the job adds to each record. */
  parents: Parents;
  /** The response body as received. */
  body: Uint8Array;
}

/** Takes the pages of a run in their order. Nothing is visible before `publish`, and nothing is left after `discard`. */
export interface Writer {
  /** The following pages belong to this iteration. */
  begin(iteration: Iteration): InTurn;
  end(iteration: Iteration): InTurn;
  /**
   * Adds a page whose turn has come, and returns the warnings about it. Throws a UserError if its records contradict
   * the columns of earlier pages or the mapping.
   */
  add(job: JobConfig, page: WrittenPage): Promise<RunEvent[]>;
  /**
   * Publishes what a run leaves, all or nothing. `startedAt` is Unix time in milliseconds. Yields an event for each
   * table.
   */
  publish(startedAt: number, signal: AbortSignal): AsyncGenerator<RunEvent, TableReport[]>;
  /** Discards everything that was written. Does nothing after `publish`. */
  discard(): Promise<void>;
}
