import type { RunEvent, RunReport } from '@pagewright/engine/run';
import { amountText, type RunSummary, shownLevel, summarizeRun } from '@pagewright/engine/summary';
import { countText } from '@pagewright/engine/text/countText';
import { plainQuotes } from '../../shared/text/plainQuotes.ts';
import { withoutLinks } from '../../shared/text/withoutLinks.ts';

export interface EndMessage {
  level: 'information' | 'warning' | 'error';
  text: string;
  /** Whether everything was read and nothing happened on the way, so that there is nothing to look into. */
  isFine: boolean;
}

/**
 * The notification when a run has ended. After one without problems: how many records were read, and whether they are
 * all. Otherwise the verdict first, then why data is missing, every limit that cut data, and the totals. The rest is in
 * the summary.
 */
export function endMessageText(title: string, report: RunReport, warnings = new WarningCount()): EndMessage {
  const summary = summarizeRun(report);
  const level = levelOf(summary, warnings);
  const isFine =
    report.outcome === 'done' && level === 'information' && summary.status === 'complete' && warnings.all === 0;
  const sentences = report.outcome === 'done' ? sentencesOf(summary, warnings) : [summary.headline];
  const text = [`${title}: ${sentences[0]}`, ...sentences.slice(1)].join(' ');
  // The text may quote the API. VS Code makes links of Markdown in messages, also of commands, but no code.
  return { level, text: plainQuotes(withoutLinks(text)), isFine };
}

function levelOf({ outcome, isAlarming }: RunSummary, { surprising }: WarningCount): EndMessage['level'] {
  if (outcome !== 'done') return outcome === 'failed' ? 'error' : 'information';
  return isAlarming || surprising > 0 ? 'warning' : 'information';
}

function sentencesOf(summary: RunSummary, warnings: WarningCount): string[] {
  const { headline, isAlarming, limits, status } = summary;
  if (!isAlarming && status !== 'incomplete') return [shortSentence(summary), ...warningSentences(warnings)];
  const reasons = isAlarming ? reasonsOf(summary) : [];
  return [headline, ...reasons, ...limits, totalsText(summary), ...warningSentences(warnings)];
}

/** `1,030 records, complete.` */
function shortSentence({ records, status, unseen = [] }: RunSummary): string {
  const read = unseen.includes('records') ? [] : [countText(records, 'record')];
  return `${[...read, status === 'complete' ? 'complete' : 'not known to be complete'].join(', ')}.`;
}

function warningSentences({ all }: WarningCount): string[] {
  return all === 0 ? [] : [`${countText(all, 'warning')}.`];
}

/** The strongest evidence of missing data, or doubt, for each job; more would be too long for a notification. */
function reasonsOf({ concerns }: RunSummary): string[] {
  return concerns.flatMap(({ evidence }) => evidence.find(({ warns }) => warns) ?? []).map(({ message }) => message);
}

/** The totals without the duration: VS Code replaces an earlier message that is equal. */
function totalsText({ tables, ...read }: RunSummary): string {
  if (read.unseen !== undefined) return `It read: ${amountText(read)}.`;
  const filled = tables.filter(({ rows }) => rows > 0).length;
  return `${amountText(read)}, ${countText(filled, 'table')}.`;
}

/** Counts the warnings of a run for its summary. */
export class WarningCount {
  /** All warnings but those about a limit, which the summary names anyway. */
  all = 0;
  /** Warnings that a correct configuration does not cause; an empty list may be all there is. */
  surprising = 0;

  add(event: RunEvent): void {
    if (shownLevel(event) !== 'warning' || isOfLimit(event)) return;
    this.all += 1;
    if (event.kind !== 'empty-page') this.surprising += 1;
  }
}

function isOfLimit(event: RunEvent): boolean {
  return event.kind === 'paging-stopped' && event.stopReason.startsWith('max-');
}
