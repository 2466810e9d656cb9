import path from 'node:path';
import { countText, numberText } from '../engine/core/text/countText.ts';
import { durationText } from '../engine/core/text/durationText.ts';
import { type JobSummary, type RunSummary, type SummaryEvidence, seenText } from '../engine/summary.ts';
import { plainText } from './plainText.ts';
import { textTable } from './textTable.ts';

/**
 * The end of a run for a person at a terminal, to be read in five seconds: each job with what stopped it and its
 * verdict; why a job is not known to be complete; the limits that cut; the tables and where they are.
 */
export function summaryText(summary: RunSummary, outDir: string): string {
  const { jobs, concerns, limits, tables } = summary;
  const parts = [
    jobs.length === 0 ? [] : [jobTable(jobs)],
    concerns.map(concernText),
    limits.length === 0 ? [] : [limits.map(plainText).join('\n')],
    tables.length === 0 ? [] : [tableTable(summary), plainText(`Tables are in ${path.join(outDir, 'tables')}`)],
    [totalsText(summary)],
  ];
  return parts.flat().join('\n\n');
}

function jobTable(jobs: readonly JobSummary[]): string {
  const columns = [
    { title: 'job' },
    { title: 'pages', isNumber: true },
    { title: 'records', isNumber: true },
    { title: 'stopped by' },
    { title: 'verdict' },
  ];
  const rows = jobs.map((job) => [
    job.name,
    numberText(job.pages),
    numberText(job.records),
    stopsText(job),
    job.status,
  ]);
  return textTable(columns, rows);
}

function stopsText({ stops }: JobSummary): string {
  const isMany = stops.length > 1 || stops.some(({ count }) => count > 1);
  return stops.map(({ reason, count }) => (isMany ? `${reason} (${numberText(count)})` : reason)).join(', ');
}

function concernText({ name, status, evidence }: JobSummary): string {
  const told =
    evidence.length === 0 ? ['Nothing that was seen says whether all was read.'] : evidence.map(evidenceText);
  return [`${status}: ${name}`, ...told.map((text) => `  - ${text}`)].map(plainText).join('\n');
}

function evidenceText(evidence: SummaryEvidence): string {
  const seen = seenText(evidence);
  return `${evidence.message} (${[evidence.code, ...(seen === '' ? [] : [seen])].join('; ')})`;
}

function tableTable({ tables }: RunSummary): string {
  const columns = [{ title: 'table' }, { title: 'rows', isNumber: true }, { title: 'columns', isNumber: true }];
  return textTable(
    columns,
    tables.map(({ name, rows, columns }) => [name, numberText(rows), numberText(columns.length)]),
  );
}

function totalsText({ headline, requests, retries, durationMs }: RunSummary): string {
  const repeats = retries === 0 ? '' : `, ${countText(retries, 'repeat')} among them`;
  const spent = `${countText(requests, 'request')}${repeats}, ${durationText(durationMs)}.`;
  return `${plainText(headline)}\n${spent}`;
}
