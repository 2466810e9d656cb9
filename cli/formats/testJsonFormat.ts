import type { TestReport } from '@pagewright/engine/testing';
import { plainJson } from '../printing/plainJson.ts';

/** The results of tests as JSON (`docs/contracts.md#results-of-tests`). */
export function testJsonFormat(report: TestReport): string {
  return plainJson(report, 2);
}
