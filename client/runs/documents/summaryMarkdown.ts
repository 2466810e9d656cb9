import { countText } from '../../../engine/core/text/countText.ts';
import { durationText } from '../../../engine/core/text/durationText.ts';
import {
  endingTexts,
  type JobSummary,
  type RunSummary,
  type SummaryEvidence,
  seenText,
} from '../../../engine/summary.ts';
import { markdownCode, markdownText } from './markdownText.ts';

/**
 * The summary of a run as Markdown: sentences and lists under headings that fold, no wide tables, so that it reads well
 * aloud and stays whole when it is pasted into a ticket. The verdict comes first, and what is not complete before the rest.
 */
export function summaryMarkdown(title: string, summary: RunSummary): string {
  const { headline, concerns, limits, jobs, tables } = summary;
  const blocks = [
    `# ${markdownText(`Run of ${title}`)}`,
    markdownText(headline),
    list(totals(summary)),
    ...section('What is not known to be complete', concerns.flatMap(concernBlocks)),
    ...section('Limits that cut data', limits.length === 0 ? [] : [list(limits.map(markdownText))]),
    ...section('Jobs', jobs.flatMap(jobBlocks)),
    ...section('Tables', tables.length === 0 ? [] : [list(tables.map(tableText))]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function section(heading: string, blocks: string[]): string[] {
  return blocks.length === 0 ? [] : [`## ${heading}`, ...blocks];
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function totals({ startedAt, durationMs, requests, retries, pages, records, tables, rows }: RunSummary): string[] {
  const repeats = retries === 0 ? '' : `, ${countText(retries, 'repeat')} among them`;
  return [
    `Started ${startedAt.slice(0, 19).replace('T', ' ')} UTC, took ${durationText(durationMs)}.`,
    `Sent ${countText(requests, 'request')}${repeats}.`,
    `Read ${countText(records, 'record')} in ${countText(pages, 'page')}.`,
    `Wrote ${countText(tables.length, 'table')} with ${countText(rows, 'row')}.`,
  ];
}

function concernBlocks({ name, status, evidence }: JobSummary): string[] {
  const told =
    evidence.length === 0 ? ['Nothing that was seen says whether all was read.'] : evidence.map(evidenceText);
  return [`### ${markdownCode(name)}: ${status}`, list(told)];
}

function jobBlocks(job: JobSummary): string[] {
  const { name, status, pages, records, requests, evidence } = job;
  const read = `Read ${countText(records, 'record')} in ${countText(pages, 'page')} with ${countText(requests, 'request')}.`;
  // What is not complete has told its evidence above.
  const told = status === 'complete' ? evidence.map(evidenceText) : [];
  const endings = endingTexts(job).map(({ text, reason }) => `${text} (${markdownCode(reason)}).`);
  return [`### ${markdownCode(name)}: ${status}`, list([read, ...endings, ...told])];
}

function evidenceText(evidence: SummaryEvidence): string {
  const { code, message, pointer } = evidence;
  const seen = seenText(evidence);
  const facts = [
    markdownCode(code),
    ...(seen === '' ? [] : [markdownText(`seen at ${seen}`)]),
    ...(pointer === undefined ? [] : [`set at ${markdownCode(pointer)}`]),
  ];
  return `${markdownText(message)} (${facts.join('; ')})`;
}

function tableText({ name, rows, columns }: RunSummary['tables'][number]): string {
  const names = columns.map(markdownCode).join(', ');
  const what = `${countText(rows, 'row')}, ${countText(columns.length, 'column')}`;
  return `${markdownCode(name)}: ${what}${names === '' ? '' : ` (${names})`}.`;
}
