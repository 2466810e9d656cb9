import type { RunReport, TablePreview } from '../../../engine/index.ts';
import { summarizeRun } from '../../../engine/summary.ts';
import type { PreviewPage, PreviewTable } from './previewMessages.ts';

/** What a preview knows when it is shown. */
export interface PreviewState {
  config: string;
  /** Address of the configuration. */
  address: string;
  /** Which pages it is made from; absent where none are known. */
  source: string | undefined;
  isBusy: boolean;
  /** How the last try ended. */
  report?: RunReport;
  /** Why the last try came to no end. */
  fault?: string | undefined;
  /** The tables of the last try that gave some. */
  tables: readonly TablePreview[];
}

const lookingForPages = 'Looking for pages of this configuration.';

const noPages = 'No page of this configuration is known yet. Read some, and the tables that they make are shown here.';

/** What the preview shows. */
export function createPreviewPage({
  config,
  address,
  source,
  isBusy,
  report,
  fault,
  tables,
}: PreviewState): PreviewPage {
  const problem = fault ?? (report === undefined || report.outcome === 'done' ? undefined : problemOf(report));
  const unknown = isBusy ? lookingForPages : noPages;
  const made = source === undefined ? unknown : `Made from ${source}, without a request.`;
  return {
    config,
    address,
    source: made,
    isBusy,
    limits: report?.outcome === 'done' ? limitsOf(report) : [],
    tables: tables.map(tableOf),
    ...(problem !== undefined && { problem }),
  };
}

/** The end of the pages that are kept is no limit that anybody set. */
function limitsOf(report: RunReport): string[] {
  const kept = report.limits.filter(({ code }) => code === 'max-requests');
  const others = summarizeRun({
    ...report,
    limits: report.limits.filter(({ code }) => code !== 'max-requests'),
  }).limits;
  return kept.length === 0 ? others : [...others, 'No later page is known; a whole run may bring more rows.'];
}

function problemOf({ error }: RunReport): string {
  return error === undefined ? 'The preview was cancelled.' : error.message;
}

function tableOf({ name, rows, columns, keys, isIncremental, firstRows }: TablePreview): PreviewTable {
  const named = columns.map((column) => ({ name: column, isKey: keys.includes(column) }));
  return { name, rows, columns: named, isIncremental, firstRows };
}
