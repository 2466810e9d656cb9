import assert from 'node:assert/strict';
import type { JobReport } from '../../engine/faces/run.ts';
import type { Expected } from './situation.ts';

/** Compares the report of a job with the expected one; a failure shows the whole verdict. */
export function assertExpected(report: JobReport | undefined, expected: Expected): void {
  assert(report !== undefined, 'The report has no such job.');
  const { stopReason, pages, records, verdict } = report;
  const said = `\n${JSON.stringify({ stopReason, pages, records, verdict }, null, 1)}`;
  const codes = verdict.evidence.map(({ code }) => code);
  const { stop = stopReason } = expected;
  assert.equal(stopReason, stop, `stopped by ${stopReason}, not ${stop}${said}`);
  if (expected.records !== undefined) assert.equal(records, expected.records, `${records} records${said}`);
  if (expected.pages !== undefined) assert.equal(pages, expected.pages, `${pages} pages${said}`);
  assert([expected.status].flat().includes(verdict.status), `called ${verdict.status}${said}`);
  for (const code of expected.has ?? []) assert(codes.includes(code), `no ${code}${said}`);
  for (const code of expected.lacks ?? []) assert(!codes.includes(code), `has ${code}${said}`);
  const sentences = verdict.evidence.map(({ message }) => message).join(' ');
  for (const name of expected.says ?? []) assert(sentences.includes(`"${name}"`), `does not name ${name}${said}`);
  const { hasOneOf } = expected;
  assert(hasOneOf?.some((code) => codes.includes(code)) ?? true, `none of ${hasOneOf?.join(', ')}${said}`);
}
