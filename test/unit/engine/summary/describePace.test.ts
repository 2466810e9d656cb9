import assert from 'node:assert/strict';
import { rateLimitText } from '../../../../engine/core/text/rateLimitText.ts';
import type { RunReport } from '../../../../engine/faces/run.ts';
import { describePace } from '../../../../engine/summary/describePace.ts';
import { createOriginPace } from './createPace.ts';

type OriginPace = NonNullable<RunReport['pace']>['origins'][number];

const perMinute = { kind: 'rate', count: 100, seconds: 60, source: 'stated' } as const;
const atATime = { kind: 'in-flight', count: 4, source: 'observed' } as const;

describe('The pace of a run in a sentence', () => {
  const cases: [given: Partial<OriginPace>, text: string][] = [
    [{}, 'At most 8 requests at a time.'],
    [{ mostInFlight: 1 }, 'One request at a time.'],
    [
      { limits: [perMinute], waitedMs: 34_000 },
      'At most 8 requests at a time; kept to 100 requests in 60 s, which the API states; waited 34.0 s for its limit.',
    ],
    [
      { limits: [atATime], refusals: 1 },
      'At most 8 requests at a time; kept to 4 requests at a time, as the API refused more; 1 request was refused.',
    ],
    [
      { limits: [perMinute, atATime], waitedMs: 500, refusals: 2 },
      'At most 8 requests at a time; kept to 100 requests in 60 s, which the API states, and to 4 requests at a time, as the API refused more; waited 500 ms for its limits; 2 requests were refused.',
    ],
  ];
  for (const [given, text] of cases)
    it(text, () =>
      assert.deepEqual(describePace({ origins: [createOriginPace(given)], stepMs: 1, steps: [] }), [{ text: [text] }]),
    );

  it('names the origins where there are several', () => {
    const origins = [createOriginPace(), createOriginPace({ origin: 'https://files.test', mostInFlight: 1 })];
    assert.deepEqual(
      describePace({ origins, stepMs: 1, steps: [] }).map(({ text }) => text),
      [
        [{ code: 'https://api.test' }, ': at most 8 requests at a time.'],
        [{ code: 'https://files.test' }, ': one request at a time.'],
      ],
    );
  });
});

describe('A limit of an API in words', () => {
  const cases: [count: number, seconds: number, text: string][] = [
    [1, 1, '1 request in 1 s'],
    [100, 60, '100 requests in 60 s'],
    [100, 90, '100 requests in 90 s'],
    [900, 900, '900 requests in 15 min'],
    [5000, 3600, '5,000 requests in 1 h'],
    [10_000, 86_400, '10,000 requests in 24 h'],
    [7.8333, 1, '7.8 requests in 1 s'],
    [50, 0.5, '50 requests in 0.5 s'],
  ];
  for (const [count, seconds, text] of cases)
    it(text, () => assert.equal(rateLimitText({ kind: 'rate', count, seconds }), text));
});
