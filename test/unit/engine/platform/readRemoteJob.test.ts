import assert from 'node:assert/strict';
import { JsonPart } from '../../../../engine/core/platform/jsonPart.ts';
import { readRemoteJob } from '../../../../engine/core/platform/readRemoteJob.ts';

const answer = {
  ...{ id: '9', component: 'ex-generic-v2', config: '101', configData: [], status: 'success', isFinished: true },
  ...{ createdTime: '2026-11-28T02:00:00+00:00', result: { message: '', configVersion: '7' } },
};

const read = (more: object) => readRemoteJob(new JsonPart(JSON.stringify({ ...answer, ...more })));

describe('a job in an answer of the Queue API', () => {
  const bodies: [configData: unknown, version: number | undefined][] = [
    [[], 7],
    [{}, 7],
    [null, 7],
    [undefined, 7],
    [{ parameters: {} }, undefined],
    [{ '0': 'x' }, undefined],
  ];
  for (const [configData, version] of bodies)
    it(`with the body ${JSON.stringify(configData)} | ran version ${version} of its configuration`, () => {
      const { result, hasOwnBody } = read({ configData });
      assert.deepEqual([result?.configurationVersion, hasOwnBody], [version, version === undefined ? true : undefined]);
    });

  it('a time that is none is named', () => {
    assert.throws(() => read({ createdTime: 'yesterday' }), { message: '"createdTime" is no time' });
  });

  for (const [status, isFinished, shown] of [
    ['warning', true, 'warning'],
    ['terminating', false, 'terminating'],
    ['halted', true, 'warning'],
    ['paused', false, 'processing'],
  ] as const)
    it(`in the state "${status}" | ${shown}`, () => assert.equal(read({ status, isFinished }).status, shown));
});
