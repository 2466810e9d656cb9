import assert from 'node:assert/strict';
import { type RunSubject, runsIn, withRun } from '../../../../engine/core/forecast/keptRuns.ts';
import type { RunEvidence } from '../../../../engine/core/forecast/runEvidence.ts';
import { jsonText } from '../../../../engine/core/json/jsonText.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { plainOf } from '../../../../engine/core/json/plainOf.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { maxBytes } from '../../../../engine/io/files/maxBytes.ts';

const subject: RunSubject = { config: 'users.extractor.json', hasState: false };

function runAt(minute: number): RunEvidence {
  const startedAt = new Date(Date.UTC(2026, 0, 31, 8, minute)).toISOString();
  const jobs = [{ name: 'users', requests: 3, runs: 1, whole: { runs: 1, pages: 3, records: 250 } }];
  return { startedAt, isWhole: true, durationMs: 900, heldMs: 0, inFlight: 2, limits: [], jobs };
}

/** The content as the next process reads it. */
function kept(runs: readonly [RunSubject, RunEvidence][], before: JsonValue = {}): JsonValue {
  let content = before;
  for (const [of, run] of runs) content = parseJson(jsonText(withRun(content, of, run)) ?? '');
  return content;
}

describe('the runs that are kept for forecasts', () => {
  it('are given back, the newest first', () => {
    const content = kept([
      [subject, runAt(1)],
      [subject, runAt(2)],
    ]);
    assert.deepEqual(runsIn(content, subject), [runAt(2), runAt(1)]);
  });

  const others: [what: string, RunSubject][] = [
    ['row', { ...subject, config: 'users/row' }],
    ['environment', { ...subject, environment: 'test' }],
    ['set of values', { ...subject, values: 'US' }],
    ['start', { ...subject, hasState: true }],
    ['attribute', { ...subject, attributes: { since: '2026' } }],
  ];
  for (const [what, other] of others) {
    it(`are those of one subject only: another ${what}`, () => {
      const content = kept([
        [subject, runAt(1)],
        [other, runAt(2)],
      ]);
      assert.deepEqual([runsIn(content, subject), runsIn(content, other)], [[runAt(1)], [runAt(2)]]);
    });
  }

  it('tells an environment from values of the same name', () => {
    const content = kept([[{ ...subject, environment: 'US' }, runAt(1)]]);
    assert.deepEqual(runsIn(content, { ...subject, values: 'US' }), []);
  });

  it('are ten for each, and the others stay', () => {
    const other = { ...subject, values: 'US' };
    const content = Array.from({ length: 12 }).reduce<JsonValue>(
      (before, _, at) => kept([[subject, runAt(at)]], before),
      kept([[other, runAt(0)]]),
    );
    const minutes = runsIn(content, subject).map(({ startedAt }) => new Date(startedAt).getUTCMinutes());
    assert.deepEqual(minutes, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    assert.deepEqual(runsIn(content, other), [runAt(0)]);
  });

  it('have the last whole run among them, however many others came since', () => {
    const trial = (minute: number) => ({ ...runAt(minute), isWhole: false });
    const content = Array.from({ length: 30 }).reduce<JsonValue>(
      (before, _, at) => kept([[subject, trial(at + 2)]], before),
      kept([
        [subject, runAt(0)],
        [subject, runAt(1)],
      ]),
    );
    const minutes = runsIn(content, subject).map(({ startedAt }) => new Date(startedAt).getUTCMinutes());
    assert.deepEqual(minutes, [31, 30, 29, 28, 27, 26, 25, 24, 23, 1]);
  });

  it('stay a small file, without the oldest, however many rows and jobs there are', () => {
    const [job] = runAt(1).jobs;
    assert.ok(job);
    const jobs = Array.from({ length: 400 }, (_, at) => ({ ...job, name: `žluťoučký kůň ${at}` }));
    const large = { ...runAt(1), jobs };
    const content = kept(Array.from({ length: 12 }, (_, row) => [{ ...subject, config: `row ${row}` }, large]));
    const text = jsonText(content) ?? '';
    assert.ok(Buffer.byteLength(text) < maxBytes.learnt, `${text.length} characters`);
    assert.deepEqual(runsIn(content, { ...subject, config: 'row 11' }), [large]);
    assert.deepEqual(runsIn(content, { ...subject, config: 'row 0' }), []);
  });

  it('have of attributes no value, and nothing at all of those that are secret', () => {
    const withValue = { ...subject, attributes: { since: 'canary', '#token': 'canary' } };
    const content = kept([[withValue, runAt(1)]]);
    assert.doesNotMatch(jsonText(content) ?? '', /canary/);
    assert.deepEqual(runsIn(content, { ...subject, attributes: { '#token': 'x', since: 'canary' } }), [runAt(1)]);
  });

  it('leave all else in the file as it is', () => {
    const before = parseJson('{"version":1,"origins":{"https://api.example.com":{"width":4}}}');
    const content = kept([[subject, runAt(1)]], before);
    const { runs, ...others } = Object(plainOf(content));
    assert.equal(runs.length, 1);
    assert.deepEqual(others, plainOf(before));
  });

  for (const damaged of ['null', '[]', '{"runs":7}', '{"runs":[1,{"of":"x"},{"run":{}}]}']) {
    it(`are none in a damaged file, which takes the next one: ${damaged}`, () => {
      const content = parseJson(damaged);
      assert.deepEqual(runsIn(content, subject), []);
      assert.deepEqual(runsIn(kept([[subject, runAt(1)]], content), subject), [runAt(1)]);
    });
  }
});
