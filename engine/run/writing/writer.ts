import type { Iteration, JobConfig } from '../../core/config/extractionConfig.ts';
import type { RunEvent, TableReport } from '../../core/contracts/generated/types.ts';
import type { Records } from '../../core/records/records.ts';
import type { Parents } from '../../core/tables/pageRows.ts';
import type { InTurn } from '../events/runItem.ts';
import type { Page } from '../page/page.ts';

export interface Written {
  /** The records within the limits. */
  records: Records;
  /** The columns that the job adds to each record. */
  parents: Parents;
}

/** Takes the pages of a run in order. Nothing is visible before `publish`, and nothing is left after `discard`. */
export interface Writer {
  readonly hasTables: boolean;
  begin(iteration: Iteration): InTurn;
  end(iteration: Iteration): InTurn;
  /**
   * Adds a page whose turn has come, and returns its warnings. Throws a UserError if its records contradict the columns
   * of earlier pages or the mapping.
   */
  add(job: JobConfig, page: Page, written: Written): Promise<RunEvent[]>;
  /** Publishes the results of a run, all or nothing. `startedAt` is Unix time in milliseconds. */
  publish(startedAt: number, signal: AbortSignal): AsyncGenerator<RunEvent, TableReport[]>;
  /** Discards everything that was written. Does nothing after `publish`. */
  discard(): Promise<void>;
}
