import { countText, numberText } from '../../../engine/core/text/countText.ts';
import { durationText } from '../../../engine/core/text/durationText.ts';
import { localTime } from '../../../engine/core/text/localTime.ts';
import { summarizeRun } from '../../../engine/summary.ts';
import { scopeTitle } from '../../running/run/runScope.ts';
import { markdownCode, markdownText } from '../documents/markdownText.ts';
import { runOutcome } from '../history/runFacts.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type {
  JobsComparison,
  RequestsComparison,
  RunComparison,
  TableComparison,
  TablesComparison,
} from './comparison.ts';
import { sides } from './sideTexts.ts';

/** The most lines of a kind before the rest is only counted: the diff has all of them. */
const mostLines = 20;

/** The differences between two runs as Markdown: sentences and lists under headings. Equal parts are only counted. */
export function comparisonMarkdown(comparison: RunComparison): string {
  const { before, after } = comparison;
  const blocks = [
    '# Two runs compared',
    list([runText('Before', before), runText('After', after), ...differentText(before, after)]),
    '## Verdict',
    list(verdictLines(before, after)),
    '## Requests',
    list(requestLines(comparison.requests)),
    '## Jobs',
    list(jobLines(comparison.jobs)),
    '## Tables',
    ...tableBlocks(comparison.tables),
    '## Side by side',
    list(sides.map(({ label }) => label)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function runText(when: string, { title, startedAt, durationMs }: RunRecord): string {
  return `${when}: ${markdownText(title)}, started ${localTime(startedAt)}, took ${durationText(durationMs)}.`;
}

function differentText(before: RunRecord, after: RunRecord): string[] {
  if (before.configFile !== after.configFile) return ['They are runs of different configurations.'];
  const [old, young] = [before, after].map(({ scope }) => scope.environment ?? 'none');
  const environments = old === young ? [] : [markdownText(`They ran in different environments: ${old} and ${young}.`)];
  const [oldPart, youngPart] = [before, after].map(({ scope }) => scopeTitle('', { ...scope, environment: undefined }));
  const parts = oldPart === youngPart ? [] : ['They ran different parts of the configuration.'];
  return [...environments, ...parts];
}

function verdictLines(before: RunRecord, after: RunRecord): string[] {
  const [old, young] = [runOutcome(before), runOutcome(after)];
  const verdict = old === young ? `Both: ${old}.` : `Before: ${old}. After: ${young}.`;
  const [oldHeadline, youngHeadline] = [headlineOf(before), headlineOf(after)];
  if (oldHeadline === youngHeadline) return [`${verdict} ${youngHeadline}`.trim()];
  return [verdict, `Before: ${oldHeadline}`, `After: ${youngHeadline}`];
}

function headlineOf({ report }: RunRecord): string {
  return report === undefined ? 'There is no report.' : markdownText(summarizeRun(report).headline);
}

function requestLines({ before, after, added, lost, changed, equal, unknown }: RequestsComparison): string[] {
  const changes = changed.map((change) => `${markdownCode(change.request)}: ${change.before} → ${change.after}`);
  return [
    amountText('request', before, after),
    ...(equal > 0 ? [`Sent in both with the same response, retries not counted: ${countText(equal, 'request')}.`] : []),
    ...group('Only after', added.map(markdownCode)),
    ...group('Only before', lost.map(markdownCode)),
    ...group('Different response', changes),
    ...unknown.map((job) => {
      const whose = job === '' ? 'requests outside of jobs' : `requests of ${markdownCode(job)}`;
      return `Not compared one by one: the ${whose}, which were too many to keep them all.`;
    }),
  ];
}

function jobLines({ added, lost, changed, equal }: JobsComparison): string[] {
  return [
    ...group('Only after', added.map(markdownCode)),
    ...group('Only before', lost.map(markdownCode)),
    ...changed.flatMap(({ name, changes }) => group(markdownCode(name), changes.map(markdownText))),
    ...equalText(equal, 'job', added.length + lost.length + changed.length === 0),
  ];
}

function tableBlocks({ added, lost, changed, equal, unknown, reason }: TablesComparison): string[] {
  if (reason !== undefined) return [list([reason])];
  const isAllEqual = added.length + lost.length + changed.length === 0;
  const lines = [
    ...group('Only after', added.map(markdownCode)),
    ...group('Only before', lost.map(markdownCode)),
    ...equalText(equal, 'table', isAllEqual),
    ...unknown.map((name) => `Types and lengths of the columns of ${markdownCode(name)} are not known for both runs.`),
  ];
  return [...(lines.length === 0 ? [] : [list(lines)]), ...changed.flatMap(tableText)];
}

function tableText({ name, rows, added, lost, widened, changed }: TableComparison): string[] {
  const lines = [
    amountText('row', rows.before, rows.after),
    ...group('Columns added', added.map(markdownCode)),
    ...group('Columns lost', lost.map(markdownCode)),
    ...group('Columns widened', widened.map(markdownText)),
    ...group('Columns of another type', changed.map(markdownText)),
  ];
  return [`### ${markdownCode(name)}`, list(lines)];
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
  const rest = items.length - mostLines;
  const shown = items.slice(0, mostLines).map((item) => `  - ${item}`);
  const more = rest > 0 ? [`  - and ${numberText(rest)} more`] : [];
  return [[`${name} (${numberText(items.length)}):`, ...shown, ...more].join('\n')];
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
