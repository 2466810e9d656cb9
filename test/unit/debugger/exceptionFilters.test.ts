import assert from 'node:assert/strict';
import { exceptionFilters } from '../../../debugger/breakpoints/exceptionFilters.ts';
import type { RunEvent } from '../../../engine/faces/run.ts';

const base = { time: '2026-01-31T08:00:00.000Z', level: 'info', message: '' } as const;
const waiting = {
  kind: 'waiting',
  origin: 'https://api.test',
  delayMs: 1000,
  until: '2026-01-31T08:00:01.000Z',
} as const;
const retry = { kind: 'retry', attempt: 1, maxRetries: 3, delayMs: 1000, reason: 'HTTP 429' } as const;

describe('The exception breakpoint for retries and limits', () => {
  const cases: [title: string, event: RunEvent, stops: boolean][] = [
    ['a retry', { ...base, ...retry }, true],
    ['a limit that is used up', { ...base, ...waiting, reason: 'used-up' }, true],
    ['a wait that the API asks for, which comes with a retry', { ...base, ...waiting, reason: 'asked' }, false],
    ['a wait after a refusal, which comes with a retry', { ...base, ...waiting, reason: 'refused' }, false],
    ['the end of a run', { ...base, kind: 'cancelled' }, false],
  ];
  for (const [title, event, stops] of cases)
    it(`${stops ? 'stops' : 'does not stop'} at ${title}`, () => {
      const filter = exceptionFilters.find(({ filter }) => filter === 'retry');
      assert.equal(filter?.after?.(event), stops);
    });
});
