import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importDescription, openDescription } from '../../engine/faces/descriptions.ts';
import { testService } from '../support/testService.ts';
import type { ImportAttack, ImportGap } from './attack.ts';

/** A secret that no import may write, nor say in its report. */
export const canary = 'q7Zp2LmX9vKd4RtY8wBn3HsC6fJg1TeA';

const gaps: readonly [gap: ImportGap, reason: RegExp][] = [
  ['part of an address', /user information, the query and the fragment of this address/],
  ['address', /No request could use this address/],
  ['base address', /Replace "https:\/\/api\.example\.com\/" in "baseUrl"/],
  ['header', /No header can be called so/],
  ['columns', /too many columns/],
  ['credential', /looks like a credential/],
  ['log in', /Get a token/],
];

/** Imports all of it. What is written passes the engine's own check, and no canary is in it or in the report. */
export async function importAttack(
  { document, server }: ImportAttack['given'],
  folder: string,
): Promise<ImportAttack['gives']> {
  const file = path.join(folder, 'api.json');
  writeFileSync(file, JSON.stringify(document));
  const { description } = await openDescription(file);
  const options = { select: ['GET *'], mappings: true, ...(server !== undefined && { server }) };
  const { text, report } = importDescription(description, options);
  const said = JSON.stringify(report);
  assert.ok(!text.includes(canary) && !said.includes(canary), `${text}\n${said}`);
  if (report.endpoints.length > 0) await assertPasses(text);
  const reasons = report.leftOut.map(({ reason }) => reason);
  return {
    jobs: report.endpoints.map((endpoint) => endpoint.path),
    leftOut: gaps.filter(([, expression]) => reasons.some((reason) => expression.test(reason))).map(([gap]) => gap),
  };
}

async function assertPasses(text: string): Promise<void> {
  const findings = await testService().checkText('file:///work/a.extractor.json', text);
  const errors = findings.filter(({ severity = 1 }) => severity === 1);
  assert.deepEqual(
    errors.map(({ message }) => message),
    [],
    text,
  );
}
