import type { TestedCase, TestedConfiguration, TestOutcome, TestReport } from '@pagewright/engine/testing';
import { durationText } from '@pagewright/engine/text/durationText';
import { checkText } from './checkText.ts';
import { failedChecks } from './failedChecks.ts';
import { markdownCell } from './markdownCell.ts';
import { outcomeCounts } from './outcomeCounts.ts';
import { placeText } from './placeText.ts';

/** How many configurations and failed cases there are: the summary of a build is not shown if it is too large. */
const maxItems = 200;
/** How many failed checks a case has. */
const maxChecks = 20;

const signs: Record<TestOutcome, string> = { passed: '✅', failed: '❌', error: '⚠️' };

/** The results of tests as Markdown, for the summary of a build: a table of configurations, and what failed. */
export function testMarkdownFormat({ configurations, durationMs }: TestReport): string {
  const counts = outcomeCounts(configurations.flatMap(({ cases }) => cases)).map(({ text }) => text);
  const count = `**${counts.length === 0 ? 'No tests' : counts.join(', ')}** (${durationText(durationMs)})`;
  if (configurations.length === 0) return count;
  const worst = [...configurations].sort((a, b) => rankOf(a) - rankOf(b));
  const failures = worst.flatMap(({ config, cases }) =>
    cases.filter(({ outcome }) => outcome !== 'passed').map((one) => failureText(config, one)),
  );
  return [
    count,
    '',
    '| | Configuration | Passed | Failed | Errors | Time |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...cut(worst.map(rowOf)),
    ...cut(failures),
  ].join('\n');
}

/** The first of them, and how many more there are. */
function cut(texts: readonly string[]): string[] {
  return texts.length > maxItems
    ? [...texts.slice(0, maxItems), '', `… and ${texts.length - maxItems} more.`]
    : [...texts];
}

function rowOf(tested: TestedConfiguration): string {
  const countOf = (outcome: TestOutcome) => String(tested.cases.filter((one) => one.outcome === outcome).length);
  const time = durationText(tested.cases.reduce((total, one) => total + one.durationMs, 0));
  const counts = [countOf('passed'), countOf('failed'), countOf('error'), time];
  return `| ${[signs[outcomeOf(tested)], markdownCell(tested.config), ...counts].join(' | ')} |`;
}

function outcomeOf({ cases }: TestedConfiguration): TestOutcome {
  return (['failed', 'error'] as const).find((outcome) => cases.some((one) => one.outcome === outcome)) ?? 'passed';
}

function rankOf(tested: TestedConfiguration): number {
  return ['failed', 'error', 'passed'].indexOf(outcomeOf(tested));
}

function failureText(config: string, tested: TestedCase): string {
  const failed = failedChecks(tested);
  const more = failed.length > maxChecks ? [`- … and ${failed.length - maxChecks} more.`] : [];
  const lines = failed.slice(0, maxChecks).map((check) => {
    const place = check.cause ?? check.place;
    const code = [...(place ? [placeText(place)] : []), check.code].map(markdownCell);
    return `- ${markdownCell(checkText(check))} (${code.join(', ')})`;
  });
  const title = `${signs[tested.outcome]} **${markdownCell(config)}**: ${markdownCell(tested.name)}`;
  return ['', title, '', ...lines, ...more].join('\n');
}
