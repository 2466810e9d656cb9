import type { TestedCase, TestedConfiguration, TestReport } from '@pagewright/engine/testing';
import { countText } from '@pagewright/engine/text/countText';
import { checkText } from './checkText.ts';
import { failedChecks } from './failedChecks.ts';
import { type JunitCase, type JunitProblem, type JunitSuite, junitXml } from './junitXml.ts';
import { placeText } from './placeText.ts';

/** The results of tests in the format of JUnit: a suite for each configuration. */
export function testJunitFormat({ configurations, durationMs }: TestReport): string {
  return junitXml({ name: 'pagewright test', durationMs, suites: configurations.map(suiteOf) });
}

function suiteOf({ config, cases }: TestedConfiguration): JunitSuite {
  const durationMs = cases.reduce((total, one) => total + one.durationMs, 0);
  return { name: config, durationMs, cases: cases.map((one) => caseOf(config, one)) };
}

function caseOf(config: string, tested: TestedCase): JunitCase {
  return { name: tested.name, className: config, durationMs: tested.durationMs, problem: problemOf(tested) };
}

function problemOf(tested: TestedCase): JunitProblem | undefined {
  const failed = failedChecks(tested);
  const [first] = failed;
  if (first === undefined) return undefined;
  const lines = failed.flatMap((check) => [
    checkText(check),
    ...(check.place ? [`  expected at ${placeText(check.place)}`] : []),
    ...(check.cause ? [`  because of ${placeText(check.cause)}`] : []),
  ]);
  const several = failed.length > 1 ? `${countText(failed.length, 'check')} failed: ` : '';
  const kind = tested.outcome === 'error' ? 'error' : 'failure';
  return { kind, type: first.code, message: `${several}${checkText(first)}`, text: lines.join('\n') };
}
