import { mainCause } from '../../core/platform/judging/mainCause.ts';
import { type Standing, standingOf, standings } from '../../core/platform/judging/standing.ts';
import { countText } from '../../core/text/countText.ts';
import { escapeMarkdown } from '../../core/text/markdownCode.ts';
import { printable } from '../../core/text/printable.ts';
import { shortened } from '../../core/text/shortened.ts';
import type { CheckedConfiguration } from './checkProject.ts';

/** A configuration in the table of a check. */
export interface CheckRow {
  name: string;
  component: string;
  id: string;
  /** `never`: it has had no job. `error`: its job could not be judged. A job of some of its rows is not `complete`. */
  verdict: 'complete' | 'incomplete' | 'unknown' | 'never' | 'error';
  /** The verdict together with the end of the job. */
  standing: Standing;
  job: string;
  /** The state of the job; empty without one. */
  status: string;
  /** ISO 8601; empty without a job. */
  endedAt: string;
  reason: string;
}

/** The rows of a check, the worst first. */
export function checkRows(checked: readonly CheckedConfiguration[]): CheckRow[] {
  const rows = checked.map(checkRow);
  return rows.sort((one, two) => standings.indexOf(one.standing) - standings.indexOf(two.standing));
}

/** The row of a configuration. */
export function checkRow({ configuration, judged, error }: CheckedConfiguration): CheckRow {
  const { name, component, id, isDisabled } = configuration;
  const place = { name: isDisabled ? `${name} (disabled)` : name, component, id };
  const none = { job: '', status: '', endedAt: '' };
  if (error !== undefined) return { ...place, ...none, verdict: 'error', standing: 'error', reason: error.message };
  if (judged === undefined) return { ...place, ...none, verdict: 'never', standing: 'never', reason: '' };
  const { job, verdict, part } = judged;
  const isPart = part !== undefined && verdict.status === 'complete';
  const when = { job: job.id, status: job.status, endedAt: job.endedAt ?? job.createdAt };
  const other = judged.version.isOther ? ' Another version than the one here.' : '';
  const reason = `${isPart ? part : (mainCause(judged)?.message ?? '')}${other}`.trim();
  return { ...place, ...when, verdict: isPart ? 'unknown' : verdict.status, standing: standingOf(judged), reason };
}

const order: readonly CheckRow['verdict'][] = ['incomplete', 'error', 'unknown', 'complete', 'never'];

/** How many there are of each, in words: `2 incomplete, 1 unknown, 14 complete`. */
export function checkCounts(rows: readonly CheckRow[]): string {
  const words = {
    incomplete: 'incomplete',
    error: 'not judged',
    unknown: 'unknown',
    complete: 'complete',
    never: 'never ran',
  };
  const counts = order.map((verdict) => ({ verdict, count: rows.filter((row) => row.verdict === verdict).length }));
  const said = counts.filter(({ count }) => count > 0).map(({ verdict, count }) => `${count} ${words[verdict]}`);
  return `${countText(rows.length, 'configuration')}${said.length > 0 ? `: ${said.join(', ')}` : ''}`;
}

const signs: Record<CheckRow['verdict'], string> = {
  incomplete: '❌',
  error: '⚠️',
  unknown: '❔',
  complete: '✅',
  never: '▫️',
};

/** How many rows and characters a chat message takes. */
const [maxRows, maxReason] = [40, 160];

/** The rows as Markdown for a chat message: what is complete, and what never ran, only as a number. */
export function checkMarkdown(rows: readonly CheckRow[], project: string): string {
  const shown = rows.filter(({ verdict }) => verdict !== 'complete' && verdict !== 'never');
  const more = shown.length > maxRows ? [`\n… and ${shown.length - maxRows} more.`] : [];
  const table = shown.length === 0 ? [] : ['', '| | Configuration | Job | Why |', '| --- | --- | --- | --- |'];
  return [
    `**${escaped(project)}** – ${checkCounts(rows)}`,
    ...table,
    ...shown.slice(0, maxRows).map(markdownRow),
    ...more,
  ].join('\n');
}

function markdownRow({ verdict, name, job, status, reason }: CheckRow): string {
  const cells = [
    signs[verdict],
    escaped(name),
    job === '' ? '' : escaped(`${job} ${status}`),
    escaped(shortened(reason, maxReason)),
  ];
  return `| ${cells.join(' | ')} |`;
}

function escaped(text: string): string {
  return escapeMarkdown(printable(text));
}
