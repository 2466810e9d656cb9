import type { RunReport } from '../../core/contracts/generated/types.ts';
import { countText, numberText } from '../../core/text/countText.ts';
import { summarizeRun } from '../summarizeRun.ts';
import type { JobsComparison, TableComparison, TablesComparison } from './comparison.ts';

/** Maximum number of lines of a kind; the rest is only counted. */
const maxLines = 20;

/** Formats foreign texts and names. */
export interface ComparisonStyle {
  text(text: string): string;
  name(name: string): string;
}

/** The words for the differences between two runs, as sentences and nested lists. Equal parts are only counted. */
export function comparisonWords({ text, name: nameText }: ComparisonStyle) {
  return { list, group, amountText, verdictLines, jobLines, tableBlocks };

  function verdictLines(before: ComparedOutcome, after: ComparedOutcome): string[] {
    const [old, young] = [before.outcome, after.outcome];
    const verdict = old === young ? `Both: ${old}.` : `Before: ${old}. After: ${young}.`;
    const [oldHeadline, youngHeadline] = [headlineOf(before), headlineOf(after)];
    if (oldHeadline === youngHeadline) return [`${verdict} ${youngHeadline}`.trim()];
    return [verdict, `Before: ${oldHeadline}`, `After: ${youngHeadline}`];
  }

  function headlineOf({ report }: ComparedOutcome): string {
    return report === undefined ? 'There is no report.' : text(summarizeRun(report).headline);
  }

  function jobLines({ added, lost, changed, equal }: JobsComparison): string[] {
    return [
      ...group('Only after', added.map(nameText)),
      ...group('Only before', lost.map(nameText)),
      ...changed.flatMap(({ name, changes }) => group(nameText(name), changes.map(text))),
      ...equalText(equal, 'job', added.length + lost.length + changed.length === 0),
    ];
  }

  function tableBlocks({ added, lost, changed, equal, reason }: TablesComparison): string[] {
    if (reason !== undefined) return [list([reason])];
    const isAllEqual = added.length + lost.length + changed.length === 0;
    const lines = [
      ...group('Only after', added.map(nameText)),
      ...group('Only before', lost.map(nameText)),
      ...equalText(equal, 'table', isAllEqual),
    ];
    return [...(lines.length === 0 ? [] : [list(lines)]), ...changed.flatMap(tableText)];
  }

  function tableText({ name, rows, added, lost }: TableComparison): string[] {
    const lines = [
      ...(rows === undefined ? [] : [amountText('row', rows.before, rows.after)]),
      ...group('Columns added', added.map(nameText)),
      ...group('Columns lost', lost.map(nameText)),
    ];
    return [`### ${nameText(name)}`, list(lines)];
  }
}

/** The outcome of a run, in a word, and its report if it has one. */
interface ComparedOutcome {
  outcome: string;
  report?: RunReport | undefined;
}

function amountText(noun: string, before: number, after: number): string {
  if (before === after) return `${countText(before, noun)} in both.`;
  const difference = after - before;
  const sign = difference > 0 ? '+' : '−';
  const amount = numberText(Math.abs(difference));
  return `${countText(before, noun)} before, ${numberText(after)} after (${sign}${amount}).`;
}

function equalText(equal: number, noun: string, isAll: boolean): string[] {
  if (equal === 0) return isAll ? [`There is no ${noun} in either.`] : [];
  return [isAll ? `No difference in ${countText(equal, noun)}.` : `Equal: ${countText(equal, noun)}.`];
}

/** A nested list under its name and count. */
function group(name: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const rest = items.length - maxLines;
  const shown = items.slice(0, maxLines).map((item) => `  - ${item}`);
  const more = rest > 0 ? [`  - and ${numberText(rest)} more`] : [];
  return [[`${name} (${numberText(items.length)}):`, ...shown, ...more].join('\n')];
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
