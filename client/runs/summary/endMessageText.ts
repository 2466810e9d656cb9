import type { RunEvent, RunReport } from '@pagewright/engine/run';
import { amountText, type RunSummary, shownLevel, summarizeRun } from '@pagewright/engine/summary';
import { countText } from '@pagewright/engine/text/countText';

export interface EndMessage {
  level: 'information' | 'warning' | 'error';
  text: string;
}

/**
 * The notification when a run has ended: the verdict first, then why data is missing, every limit that cut data, and
 * the totals. The rest is in the summary.
 */
export function endMessageText(title: string, report: RunReport, warnings = new WarningCount()): EndMessage {
  const summary = summarizeRun(report);
  const sentences = report.outcome === 'done' ? sentencesOf(summary, warnings) : [summary.headline];
  const text = [`${title}: ${sentences[0]}`, ...sentences.slice(1)].join(' ');
  // The text may quote the API. VS Code makes links of Markdown in messages, also of commands, but no code.
  return { level: levelOf(summary, warnings), text: text.replaceAll('](', '] (').replaceAll('`', '"') };
}

function levelOf({ outcome, isAlarming }: RunSummary, { surprising }: WarningCount): EndMessage['level'] {
  if (outcome !== 'done') return outcome === 'failed' ? 'error' : 'information';
  return isAlarming || surprising > 0 ? 'warning' : 'information';
}

function sentencesOf(summary: RunSummary, warnings: WarningCount): string[] {
  const { headline, isAlarming, limits } = summary;
  const reasons = isAlarming ? reasonsOf(summary) : [];
  const count = warnings.all === 0 ? [] : [`${countText(warnings.all, 'warning')}.`];
  return [headline, ...reasons, ...limits, totalsText(summary), ...count];
}

/** The strongest evidence of missing data, or doubt, for each job; more would be too long for a notification. */
function reasonsOf({ concerns }: RunSummary): string[] {
  return concerns.flatMap(({ evidence }) => evidence.find(({ warns }) => warns) ?? []).map(({ message }) => message);
}

/** The totals without the duration: VS Code replaces an earlier message that is equal. */
function totalsText({ records, pages, tables }: RunSummary): string {
  const filled = tables.filter(({ rows }) => rows > 0).length;
  return `${amountText({ records, pages })}, ${countText(filled, 'table')}.`;
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
