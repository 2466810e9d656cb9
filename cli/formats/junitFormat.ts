import { countText } from '@pagewright/engine/text/countText';
import type { CheckedFiles } from './checkedFiles.ts';
import type { Finding } from './findFindings.ts';
import { type JunitCase, type JunitProblem, junitXml } from './junitXml.ts';

/**
 * The findings in the format of JUnit: each file is a case, which fails if `check` does because of it. Findings that are no
 * errors are its output.
 */
export function junitFormat({ findings, files }: CheckedFiles): string {
  const byFile = new Map(files.map((file): [string, Finding[]] => [file, []]));
  for (const finding of findings) {
    const others = byFile.get(finding.file) ?? [];
    byFile.set(finding.file, others);
    others.push(finding);
  }
  const cases = [...byFile].map(([file, of]) => caseOf(file, of));
  return junitXml({ name: 'pagewright check', suites: [{ name: 'pagewright check', cases }] });
}

function caseOf(file: string, findings: readonly Finding[]): JunitCase {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const others = findings.filter(({ severity }) => severity !== 'error');
  const output = others.length === 0 ? undefined : others.map(lineOf).join('\n');
  return { name: file, className: file, problem: problemOf(errors), output };
}

function problemOf(errors: readonly Finding[]): JunitProblem | undefined {
  const [first] = errors;
  if (first === undefined) return undefined;
  const message = errors.length === 1 ? first.message : `${countText(errors.length, 'error')}: ${first.message}`;
  return { kind: 'failure', type: first.code, message, text: errors.map(lineOf).join('\n') };
}

function lineOf({ file, line, column, severity, code, message }: Finding): string {
  return `${file}:${line}:${column}: ${severity}: ${message} (${code})`;
}
