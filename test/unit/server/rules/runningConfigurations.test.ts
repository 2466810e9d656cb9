import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { furtherCases } from '../../../support/furtherCases.ts';
import { testService } from '../../../support/testService.ts';

const root = path.join(import.meta.dirname, '../../../..');
const service = testService();

/** The right findings in a configuration that runs: their codes, by the folder of the case. */
const rightlySaid: Record<string, string[]> = {
  '64-basic-account-of-every-iteration': ['authentication.plain-before-secret', 'authentication.plain-secret'],
  '74-login-before-every-request-and-its-answer-unused': ['authentication.adds-nothing'],
  '77-login-again-when-its-seconds-are-over': ['authentication.adds-nothing'],
  '113-placeholder-levels-and-inherited-values': ['job.unfilled-mark'],
  '124-recursion-filters': ['job.filter-spaces'],
  '127-repeated-jobs': ['job.duplicate-id'],
  '105-page-numbers-with-and-without-a-page-size': ['pagination.start-overwritten'],
  '108-stop-conditions-of-every-kind': ['pagination.time-as-text'],
  '57-child-without-placeholders': ['job.no-placeholders'],
  '31-base-url-prefix-without-a-slash': ['url.base-without-slash'],
  '68-url-query-with-the-old-place-of-its-parameters': ['config.deprecated-key'],
};

/** Recorded cases log in to a made-up API with credentials in plain text, which is right to say of each of them. */
const rightlySaidOfRecordedCases = ['authentication.plain-secret'];

/** Errors and warnings of a configuration. */
async function complaints(file: string): Promise<string[]> {
  const found = await service.checkText(`file://${file}`, readFileSync(file, 'utf8'));
  return found
    .filter(({ severity }) => severity === 1 || severity === 2)
    .map(({ code, message, range }) => `${code} ${range.start.line + 1}: ${message}`);
}

function foldersOf(cases: string): string[] {
  return readdirSync(cases).filter((name) => existsSync(path.join(cases, name, 'config.json')));
}

/** Whether the case expects a run that succeeds; one that expects an error has reason for complaints. */
function succeeds(folder: string): boolean {
  const file = path.join(folder, 'expected.json');
  if (!existsSync(file)) return true;
  const expected: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof expected !== 'object' || expected === null || !('exitCode' in expected) || expected.exitCode === 0;
}

describe('configurations that run', () => {
  const own = path.join(root, 'test/conformance/cases');

  for (const folder of furtherCases) {
    const name = path.basename(folder);
    it(`further case ${name} is not complained about`, async () => {
      const found = await complaints(path.join(folder, 'config.json'));
      assert.deepEqual(
        found.filter((each) => !rightlySaidOfRecordedCases.some((code) => each.startsWith(code))),
        [],
      );
    });
  }
  if (furtherCases.length === 0) it('further cases are not complained about (PAGEWRIGHT_CASES is not set)');

  for (const name of foldersOf(own).filter((each) => succeeds(path.join(own, each)))) {
    it(`own ${name} is not complained about`, async () => {
      const found = await complaints(path.join(own, name, 'config.json'));
      assert.deepEqual(
        found.filter((each) => !(rightlySaid[name] ?? []).some((code) => each.startsWith(code))),
        [],
      );
    });
  }

  const samples = path.join(root, 'samples');
  for (const name of readdirSync(samples).filter((each) => each.endsWith('.extractor.json'))) {
    it(`sample ${name} is not complained about`, async () => {
      assert.deepEqual(await complaints(path.join(samples, name)), []);
    });
  }
});
