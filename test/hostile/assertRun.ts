import assert from 'node:assert/strict';
import { spellingsOf } from '../support/spellingsOf.ts';
import type { RunGives } from './attack.ts';
import { type AttackResult, before, secret } from './runAttack.ts';

/** A longer message is no sentence, but a foreign text. */
const maxMessageLength = 2001;

/** Checks the expected result of a run, and what holds for every run. */
export function assertRun(result: AttackResult, gives: RunGives): void {
  const { report, events, output } = result;
  const end = report.outcome === 'cancelled' ? 'cancelled' : report.error?.code;
  assert.equal(end, gives.error, report.error?.message);
  assert.ok(report.error?.message.includes(gives.says ?? '') ?? true, report.error?.message);
  assert.deepEqual(warningsIn(events), [...(gives.warnings ?? [])].sort());
  assertTables(output, gives);
  assertVerdicts(result, gives);
  assertRequests(result, gives);
  assertNothingShown(result);
  assertDurations(result);
}

/** The kinds of the warnings, without the one that a cancelled run ends with. */
function warningsIn(events: AttackResult['events']): string[] {
  const warnings = events.filter(({ level, kind }) => level === 'warning' && kind !== 'cancelled');
  return [...new Set(warnings.map(({ kind }) => kind))].sort();
}

/** All or nothing: the new tables, or those of the run before and no trace of the new ones. */
function assertTables(output: AttackResult['output'], { error, tables, leavesHidden }: RunGives): void {
  const isLeft = (file: string) => leavesHidden === true && file.startsWith('.pagewright-');
  const found = Object.entries(output).filter(([file]) => file !== 'state.json' && !isLeft(file));
  if (error !== undefined) {
    assert.deepEqual(Object.fromEntries(found), inTables(before));
  } else {
    assert.ok(tables !== undefined, 'A row whose run is done says which tables it gives.');
    const csv = found.filter(([file]) => !file.endsWith('.manifest'));
    assert.deepEqual(Object.fromEntries(csv), inTables(tables));
  }
}

function assertVerdicts({ report }: AttackResult, { error, verdicts }: RunGives): void {
  const found = report.jobs.map(({ verdict }) => verdict.status);
  if (verdicts !== undefined) assert.deepEqual(found, verdicts);
  else if (error === undefined) assert.ok(!found.includes('incomplete'), JSON.stringify(report.jobs));
}

function assertRequests({ report, requests, elsewhere }: AttackResult, gives: RunGives): void {
  const expected = gives.requests ?? (report.jobs.length === 0 ? 0 : 1);
  if (expected !== 'any') assert.equal(requests.length, expected, 'requests');
  assert.equal(elsewhere.length, gives.elsewhere ?? 0, 'requests elsewhere');
  for (const request of elsewhere) assert.ok(!request.includes(secret), request);
}

/** No secret, no stack, and no message that one cannot read. */
function assertNothingShown({ report, events }: AttackResult): void {
  const shown = JSON.stringify([report, events]);
  for (const [how, spelling] of Object.entries(spellingsOf(secret)))
    assert.ok(!shown.includes(spelling), `The secret is shown ${how}.`);
  for (const { message } of events) {
    assert.ok(
      message.length <= maxMessageLength,
      `${message.length} characters: ${message.slice(0, maxMessageLength)}`,
    );
    assert.doesNotMatch(message, /\n {4}at /);
  }
}

/** For every clock, no duration is negative. */
function assertDurations({ report, events }: AttackResult): void {
  const durations = events.flatMap((event) => ('durationMs' in event ? [event.durationMs] : []));
  const negative = [report.durationMs, ...durations].filter((took) => Math.sign(took) === -1);
  assert.deepEqual(negative, []);
}

function inTables(tables: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(tables).map(([file, text]) => [`tables/${file}`, text]));
}
