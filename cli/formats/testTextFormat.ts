import { styleText } from 'node:util';
import type { TestedCase, TestedCheck, TestedConfiguration, TestOutcome, TestReport } from '@pagewright/engine/testing';
import { countText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { plainText } from '../printing/plainText.ts';
import { checkText } from './checkText.ts';
import { failedChecks } from './failedChecks.ts';
import { outcomeCounts } from './outcomeCounts.ts';
import { placeText } from './placeText.ts';

const colours = { passed: 'green', failed: 'red', error: 'red' } as const;

/**
 * The results of tests for a person: the cases that did not pass, each with its failed checks, and one line with counts. A
 * configuration that passed is one line; with `isVerbose` each case and check has its own.
 */
export function testTextFormat({ configurations, durationMs }: TestReport, isVerbose = false): string {
  const lines = configurations.flatMap((tested) => configurationLines(tested, isVerbose));
  const counts = outcomeCounts(configurations.flatMap(({ cases }) => cases));
  const counted = counts.map(({ outcome, text }) => styleText(colours[outcome], text)).join(', ') || 'No tests';
  const where = countText(configurations.length, 'configuration');
  const count = `${counted} in ${where} (${durationText(durationMs)})`;
  return lines.length === 0 ? count : [...lines, '', count].join('\n');
}

function configurationLines({ config, cases }: TestedConfiguration, isVerbose: boolean): string[] {
  const shown = isVerbose ? cases : cases.filter(({ outcome }) => outcome !== 'passed');
  const name = styleText('bold', plainText(config));
  if (shown.length === 0) return [`${signOf('passed')} ${name} ${styleText('dim', countText(cases.length, 'case'))}`];
  return [`${signOf(cases.every(({ outcome }) => outcome === 'passed') ? 'passed' : 'failed')} ${name}`].concat(
    shown.flatMap((one) => caseLines(one, isVerbose)),
  );
}

function caseLines(tested: TestedCase, isVerbose: boolean): string[] {
  const passed = isVerbose ? tested.checks.filter(({ outcome }) => outcome === 'passed') : [];
  const time = styleText('dim', durationText(tested.durationMs));
  return [
    `  ${signOf(tested.outcome)} ${plainText(tested.name)} ${time}`,
    ...passed.map((check) => `      ${signOf('passed')} ${plainText(check.title)}`),
    ...failedChecks(tested).flatMap(failureLines),
  ];
}

/** The line of a failed check, which begins with its place as the lines of compilers do, and its cause. */
function failureLines({ cause, ...check }: TestedCheck): string[] {
  const place = check.place ? `${styleText('bold', plainText(`${placeText(check.place)}:`))} ` : '';
  const code = styleText('dim', plainText(`(${check.code})`));
  const line = `      ${place}${styleText('red', 'error')}: ${plainText(checkText(check))} ${code}`;
  return cause === undefined ? [line] : [line, plainText(`        because of ${placeText(cause)}`)];
}

function signOf(outcome: TestOutcome): string {
  return styleText(colours[outcome], outcome === 'passed' ? '✓' : '✗');
}
