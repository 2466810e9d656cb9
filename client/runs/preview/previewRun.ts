import type { RunReport, TablePreview } from '@pagewright/engine/run';
import type { KnownPages } from './findPages.ts';

/** The number of shown rows of each table. */
export const shownRows = 20;

/** The inputs of tables besides pages. */
export interface PreviewedConfig {
  configFile: string;
  configText: string;
}

/**
 * Makes the tables of a configuration from known pages, without sending requests. Returns the report and the first rows
 * of the tables. Throws a UserError if the pages cannot be used, and other errors only for internal ones.
 */
export type PreviewRun = (
  config: PreviewedConfig,
  pages: KnownPages,
  signal: AbortSignal,
) => Promise<{ report: RunReport; tables: TablePreview[] }>;
