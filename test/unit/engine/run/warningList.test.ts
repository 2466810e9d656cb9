import assert from 'node:assert/strict';
import type { RunEvent } from '../../../../engine/core/contracts/generated/types.ts';
import { WarningList } from '../../../../engine/run/counting/warningList.ts';

const time = '2026-01-31T08:00:00.000Z';
const warning = (message: string, detail: object = {}): RunEvent =>
  ({ time, level: 'warning', kind: 'no-list', keys: [], job: 'a', message, ...detail }) as RunEvent;
const reported = (...events: RunEvent[]) => {
  const list = new WarningList();
  for (const event of events) list.add(event);
  return list.report();
};

describe('The warnings in a report', () => {
  it('are those of the run, equal ones once, with their job', () => {
    const other = warning('Old key.', { kind: 'config-warning', pointer: '/api', job: undefined });
    assert.deepEqual(reported(warning('No.'), other, warning('No.'), warning('No.', { job: 'b' })), {
      warnings: [
        { kind: 'no-list', job: 'a', message: 'No.', count: 2 },
        { kind: 'config-warning', message: 'Old key.', count: 1 },
        { kind: 'no-list', job: 'b', message: 'No.', count: 1 },
      ],
    });
  });

  it('are not what a person need not look at, nor what the report says elsewhere', () => {
    const silent: RunEvent[] = [
      warning('Routine.', { isRoutine: true }),
      warning('Cut.', { kind: 'paging-stopped', stopReason: 'max-pages' }),
      warning('Cancelled.', { kind: 'cancelled' }),
      warning('Only said.', { level: 'info' }),
    ];
    assert.deepEqual(reported(...silent), {});
  });

  it('are at most 50, and the others are counted', () => {
    const { warnings = [], otherWarnings } = reported(...Array.from({ length: 60 }, (_, at) => warning(`Page ${at}.`)));
    assert.deepEqual([warnings.length, otherWarnings], [50, 10]);
  });
});
