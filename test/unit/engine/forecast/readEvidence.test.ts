import assert from 'node:assert/strict';
import { readEvidence } from '../../../../engine/core/forecast/readEvidence.ts';

describe('The evidence of a kept run', () => {
  const whole = { runs: 1, pages: 0, records: 0 };
  const responses = { count: 1, bytes: 0, durationMs: 0 };
  const limit = { count: 0.1, seconds: 86_400, share: 0 };
  const job = { name: 'x', requests: 0, runs: 0, parents: 0, whole, responses };
  const run = { startedAt: '', isWhole: true, durationMs: 0, heldMs: 0, inFlight: 1, limits: [limit], jobs: [job] };

  it('may have measured nothing', () => assert.deepEqual(readEvidence(run), run));

  const damaged: Record<string, object> = {
    'no run that was whole': { ...run, jobs: [{ ...job, whole: { ...whole, runs: 0 } }] },
    'the time of no response': { ...run, jobs: [{ ...job, responses: { ...responses, count: 0 } }] },
    'a limit of no requests': { ...run, limits: [{ ...limit, count: 0 }] },
    'a limit in no time': { ...run, limits: [{ ...limit, seconds: 0 }] },
    'a number below zero': { ...run, heldMs: -1 },
  };
  for (const [what, given] of Object.entries(damaged))
    it(`is none with a number that cannot be: ${what}`, () => assert.equal(readEvidence(given), undefined));
});
