import assert from 'node:assert/strict';
import { placeFindings } from '../../../../../client/runs/findings/placeFindings.ts';
import type { RunFinding } from '../../../../../client/runs/findings/runFinding.ts';
import type { PlaceAnswer } from '../../../../../server/protocol.ts';

const run = '{\n  "method": "response.param",\n  "responseParam": "meta.tokn"\n}';
const finding: RunFinding = {
  code: 'path-never-found',
  message: 'No.',
  severity: 'warning',
  job: 'rides',
  pointer: '/api/pagination/responseParam',
  suggestion: 'meta.token',
};
const place: PlaceAnswer = {
  range: { start: { line: 2, character: 19 }, end: { line: 2, character: 30 } },
  value: 'meta.tokn',
};
const placed = (now: string, answer: PlaceAnswer = place, given: RunFinding = finding) =>
  placeFindings([given], [answer], { run, now }, 1000);

describe('Findings on their lines', () => {
  it('stand where their pointer leads to, with the line as it was and the time of the run', () => {
    const { pointer, ...rest } = finding;
    assert.deepEqual(placed(run), [
      { ...rest, pointer, line: 2, start: 19, end: 30, lineText: '  "responseParam": "meta.tokn"', seenAt: 1000 },
    ]);
  });

  const moves: [title: string, now: string, lines: number[]][] = [
    ['move with lines that came above them while the run went on', `{\n\n\n${run.slice(2)}`, [4]],
    ['move with lines that were taken out', run.replace('  "method": "response.param",\n', ''), [1]],
    ['stay where something changed below', `${run}\n\n`, [2]],
    ['stay with other ends of line', run.replaceAll('\n', '\r\n'), [2]],
    ['are gone where their line was changed meanwhile', run.replace('tokn', 'token'), []],
    ['are gone where all is gone', '', []],
  ];
  for (const [title, now, lines] of moves) {
    it(title, () =>
      assert.deepEqual(
        placed(now).map(({ line }) => line),
        lines,
      ),
    );
  }

  it('are left out where their pointer leads nowhere', () => {
    assert.deepEqual(placed(run, null), []);
    assert.deepEqual(placeFindings([finding], [], { run, now: run }, 1000), []);
  });

  const open: PlaceAnswer = { range: place.range };
  const suggestions: [title: string, PlaceAnswer, RunFinding, string | undefined][] = [
    ['keep their suggestion where a text stands that it can replace', place, finding, 'meta.token'],
    ['have none where no text stands there', open, finding, undefined],
    ['have none where it stands there already', place, { ...finding, suggestion: 'meta.tokn' }, undefined],
  ];
  for (const [title, answer, given, suggestion] of suggestions) {
    it(title, () => assert.equal(placed(run, answer, given)[0]?.suggestion, suggestion));
  }
});
