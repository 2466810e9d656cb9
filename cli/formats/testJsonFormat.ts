import type { MutationReport, TestReport } from '@pagewright/engine/testing';
import { plainJson } from '../printing/plainJson.ts';

/** The results of tests, or how good they are, as JSON (`docs/contracts.md#results-of-tests`). */
export function testJsonFormat(report: TestReport | MutationReport): string {
  return plainJson(report, 2);
}
