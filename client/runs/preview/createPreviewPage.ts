import type { RunReport, TablePreview } from '@pagewright/engine/run';
import { summarizeRun } from '@pagewright/engine/summary';
import { plainQuotes } from '../../shared/text/plainQuotes.ts';
import type { PreviewPage, PreviewTable } from './previewMessages.ts';

export interface PreviewState {
  /** The pages it is made from; absent if none are known. */
  source: string | undefined;
  isBusy: boolean;
  /** The report of the last attempt. */
  report?: RunReport | undefined;
  /** The reason why the last attempt has no report. */
  fault?: string | undefined;
  /** The tables of the last successful attempt. */
  tables: readonly TablePreview[];
}

const lookingForPages = 'Looking for pages of this configuration.';

const noPages = 'No pages of this configuration are known yet. Read some to see their tables here.';

/** The page that the preview shows. */
export function createPreviewPage({ source, isBusy, report, fault, tables }: PreviewState): PreviewPage {
  const problem = fault ?? (report === undefined || report.outcome === 'done' ? undefined : problemOf(report));
  const unknown = isBusy ? lookingForPages : noPages;
  const made = source === undefined ? unknown : `Made from ${source}, without sending requests.`;
  return {
    source: made,
    isBusy,
    limits: report?.outcome === 'done' ? limitsOf(report) : [],
    tables: tables.map(tableOf),
    problem,
  };
}

/** The limits that cut the preview. The last kept page is not a limit that the user set. */
function limitsOf(report: RunReport): string[] {
  const kept = report.limits.filter(({ code }) => code === 'max-requests');
  const others = summarizeRun({
    ...report,
    limits: report.limits.filter(({ code }) => code !== 'max-requests'),
  }).limits;
  return kept.length === 0 ? others : [...others, 'No further pages are known; a whole run may read more rows.'];
}

function problemOf({ error }: RunReport): string {
  return error === undefined ? 'The preview was cancelled.' : plainQuotes(error.message);
}

function tableOf({ name, rows, columns, keys, isIncremental, firstRows }: TablePreview): PreviewTable {
  const named = columns.map((column) => ({ name: column, isKey: keys.includes(column) }));
  return { name, rows, columns: named, isIncremental, firstRows };
}
