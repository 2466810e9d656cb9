import assert from 'node:assert/strict';
import { createEventMaker } from '../../../../../engine/run/events/eventMaker.ts';

describe('an event', () => {
  const clock = { now: () => 0, sleep: async () => undefined };
  const event = createEventMaker(clock, (text) => text.replaceAll('hunter', '•••'));

  it('has its time, the names of its table and file, and no secret in its message and other details', () => {
    const detail = { kind: 'table-written', table: 'hunter', file: '/hunter/a', rows: 1 } as const;
    assert.deepEqual(event('info', { ...detail, columns: ['hunter'] }, 'said hunter', 'job'), {
      time: '1970-01-01T00:00:00.000Z',
      level: 'info',
      kind: 'table-written',
      table: 'hunter',
      file: '/hunter/a',
      rows: 1,
      columns: ['•••'],
      job: 'job',
      message: 'said •••',
    });
  });
});
