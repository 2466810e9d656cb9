import assert from 'node:assert/strict';
import type { RunEventDetail } from '../../../../../engine/core/contracts/generated/types.ts';
import { createEventMaker } from '../../../../../engine/run/events/eventMaker.ts';

const clock = { now: () => 0, sleep: async () => undefined };
const event = createEventMaker(clock, (text) => text.replaceAll('hunter', '•••'));

describe('the texts of an event', () => {
  // what it is about, detail, shown
  const rows: [title: string, detail: RunEventDetail, shown: object][] = [
    ['are masked', { kind: 'state-unreadable', file: '/hunter/x' }, { file: '/•••/x' }],
    ['are masked in lists', { kind: 'no-list', keys: ['a', 'hunter'] }, { keys: ['a', '•••'] }],
    ['stay where they are words of ours', { kind: 'error', code: 'hunter.x' }, { code: 'hunter.x' }],
    ['stay beside numbers', { kind: 'surplus-requests', count: 7 }, { count: 7 }],
  ];
  for (const [title, detail, shown] of rows) {
    it(title, () => {
      const { time: _, level: __, ...rest } = event('info', detail, 'said hunter');
      assert.deepEqual(rest, { kind: detail.kind, ...shown, message: 'said •••' });
    });
  }

  it('are masked where nobody has heard of their field, at any depth', () => {
    const detail = { kind: 'cancelled', news: { of: [{ the: 'hunter' }] } } as unknown as RunEventDetail;
    assert.deepEqual(
      { ...event('info', detail, '') },
      {
        time: '1970-01-01T00:00:00.000Z',
        level: 'info',
        kind: 'cancelled',
        news: { of: [{ the: '•••' }] },
        message: '',
      },
    );
  });
});
