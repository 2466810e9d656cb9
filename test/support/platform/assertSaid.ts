import assert from 'node:assert/strict';
import type { CliResult } from '../runCli.ts';

/** Lines beside an error: of a wait, and of a job that nobody follows any more. */
const notes = /trying again in \d+ s\.$|: the job \d+ goes on in the project\./;

/** Checks that a verb said one clear sentence or two where it ended with an error, and nothing of the program or a secret. */
export function assertSaid({ code, stdout, stderr }: CliResult, says: RegExp, secrets: readonly string[]): void {
  const all = `${stdout}\n${stderr}`;
  assert.match(all, says);
  assert.doesNotMatch(all, /^ {4}at |\bundefined\b|\[object |Error:|\bNaN\b/m);
  for (const secret of secrets) assert.ok(!all.includes(secret), 'A secret was printed.');
  const errors = stderr.split('\n').filter((line) => line !== '' && !notes.test(line));
  assert.ok(errors.length <= 1, `There are several messages: ${errors.join('\n')}`);
  if (code === 0) assert.deepEqual(errors, []);
  for (const error of errors) {
    assert.ok(error.length < 500, error);
    assert.match(error, /[.!]$/);
  }
}
