import type { RunReport, TablePreview } from '@pagewright/engine/run';
import type { KnownPages } from './findPages.ts';

/** How many rows of each table are shown. */
export const shownRows = 20;

/** What tables are made of besides pages. */
export interface PreviewedConfig {
  configFile: string;
  configText: string;
}

/**
 * Makes the tables of a configuration from known pages, without sending requests. Returns the report and the first rows
 * of the tables. Throws a UserError where the pages cannot be used, and other errors only for internal ones.
 */
export type PreviewRun = (
  config: PreviewedConfig,
  pages: KnownPages,
  signal: AbortSignal,
) => Promise<{ report: RunReport; tables: TablePreview[] }>;
