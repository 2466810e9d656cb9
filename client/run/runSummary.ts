import type { RunReport } from '../../engine/index.ts';
import { countText } from '../text/countText.ts';
import { durationText } from '../text/durationText.ts';
import { WarningCount } from './warningCount.ts';

export interface RunSummary {
  level: 'information' | 'warning' | 'error';
  text: string;
}

const limitNouns = { 'max-pages': 'page', 'max-records': 'record', 'max-requests': 'request' };

/**
 * What is said to the user when a run has ended. A limit that cut data, and evidence that data is missing, are said
 * here too and not only in the log.
 */
export function runSummary(title: string, report: RunReport, warnings = new WarningCount()): RunSummary {
  const { level, text } = summaryOf(report, warnings);
  return { level, text: `${title}: ${text}` };
}

function summaryOf(report: RunReport, warnings: WarningCount): RunSummary {
  if (report.outcome === 'failed') return { level: 'error', text: report.error?.message ?? 'The run failed.' };
  if (report.outcome === 'cancelled') {
    const sent = countText(report.requests, 'request');
    return { level: 'information', text: `Cancelled after ${sent}. The tables of the run before are as they were.` };
  }
  const doubts = missingTexts(report);
  const count = warnings.all === 0 ? [] : [`${countText(warnings.all, 'warning')}.`];
  const text = [totalsText(report), ...limitTexts(report), ...doubts, ...count].join(' ');
  return { level: doubts.length + warnings.surprising === 0 ? 'information' : 'warning', text };
}

function totalsText({ jobs, tables, durationMs }: RunReport): string {
  const pages = jobs.reduce((sum, job) => sum + job.pages, 0);
  const records = jobs.reduce((sum, job) => sum + job.records, 0);
  const filled = tables.filter((table) => table.rows > 0).length;
  const amount = `${countText(records, 'record')} in ${countText(pages, 'page')}`;
  return `${amount}, ${countText(filled, 'table')}, ${durationText(durationMs)}.`;
}

function limitTexts({ limits }: RunReport): string[] {
  return limits.map(({ code, value, job }) => {
    const limit = countText(value, limitNouns[code]);
    return job === undefined ? `Cut at the limit of ${limit}.` : `"${job}" was cut at the limit of ${limit}.`;
  });
}

/** Jobs known to lack data, for another reason than the limits, which are told already. */
function missingTexts({ jobs }: RunReport): string[] {
  return jobs
    .filter(({ verdict, stopReason }) => verdict.status === 'incomplete' && !(stopReason in limitNouns))
    .map(({ name, verdict }) => {
      const reasons = verdict.evidence.map(({ message }) => message);
      return [`Data of "${name}" is missing.`, ...reasons].join(' ');
    });
}
