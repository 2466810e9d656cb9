import { xmlElement } from './xmlElement.ts';

/** One test in a file of JUnit. */
export interface JunitCase {
  name: string;
  /** The name that readers of JUnit group cases by. */
  className: string;
  durationMs?: number;
  /** At most one, because most readers show no other. */
  problem?: JunitProblem | undefined;
  /** Text that is no reason to fail. */
  output?: string | undefined;
}

/** Why a case did not pass: a failure, or an error that kept it from running. */
export interface JunitProblem {
  kind: 'failure' | 'error';
  /** A stable code. */
  type: string;
  /** One line. */
  message: string;
  text: string;
}

/** Cases that belong together. */
export interface JunitSuite {
  name: string;
  durationMs?: number;
  cases: readonly JunitCase[];
}

/** Suites as a file of JUnit, in the dialect of Jenkins, which other build servers read too. */
export function junitXml({ name, durationMs, suites }: Omit<JunitSuite, 'cases'> & { suites: JunitSuite[] }): string {
  const all = suites.flatMap(({ cases }) => cases);
  const root = xmlElement('testsuites', { name, ...countsOf(all), ...timeOf(durationMs) }, suites.map(suiteXml));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
}

function suiteXml({ name, durationMs, cases }: JunitSuite): string {
  return xmlElement('testsuite', { name, ...countsOf(cases), ...timeOf(durationMs) }, cases.map(caseXml));
}

function caseXml({ name, className, durationMs, problem, output }: JunitCase): string {
  return xmlElement('testcase', { name, classname: className, ...timeOf(durationMs) }, [
    ...(problem === undefined ? [] : [problemXml(problem)]),
    ...(output === undefined ? [] : [xmlElement('system-out', {}, output)]),
  ]);
}

function problemXml({ kind, type, message, text }: JunitProblem): string {
  return xmlElement(kind, { message, type }, text);
}

function countsOf(cases: readonly JunitCase[]): Record<string, string> {
  const countOf = (kind: JunitProblem['kind']) => cases.filter(({ problem }) => problem?.kind === kind).length;
  return { tests: `${cases.length}`, failures: `${countOf('failure')}`, errors: `${countOf('error')}` };
}

/** The seconds that something took, where they are known. */
function timeOf(milliseconds: number | undefined): Record<string, string> {
  return milliseconds === undefined ? {} : { time: (milliseconds / 1000).toFixed(3) };
}
