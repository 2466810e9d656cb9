import type { TestedCase, TestedCheck, TestReport } from '@pagewright/engine/testing';
import { checkText } from './checkText.ts';
import { failedChecks } from './failedChecks.ts';
import { type SarifFinding, type SarifSetting, sarifFormat } from './sarifFormat.ts';

/** The failed checks of tests as a SARIF 2.1.0 log, each at the lines of the configuration that are its cause, if known. */
export function testSarifFormat({ configurations }: TestReport, setting: Omit<SarifSetting, 'rules'>): string {
  const findings = configurations.flatMap(({ config, cases }) =>
    cases.flatMap((one) => failedChecks(one).map((check) => findingOf(config, one, check))),
  );
  const codes = [...new Set(findings.map(({ code }) => code))].toSorted();
  const rules = codes.map((id) => ({ id, summary: `A test does not give what it expects (${id}).` }));
  return sarifFormat(findings, { ...setting, rules });
}

/** A check that nobody wrote is at the beginning of the configuration. */
function findingOf(config: string, { name, folder }: TestedCase, check: TestedCheck): SarifFinding {
  const { cause, place, code, title } = check;
  const nowhere = { file: config, line: 1, column: 1, endLine: 1, endColumn: 1 };
  const message = `${name}: ${checkText(check)}`;
  // The text makes the fingerprint, which must outlast other lines and other numbers.
  const finding = {
    ...(cause ?? place ?? nowhere),
    severity: 'error',
    code,
    message,
    text: `${folder}: ${title}`,
  } as const;
  return cause && place ? { ...finding, related: [{ ...place, message: 'What is expected.' }] } : finding;
}
