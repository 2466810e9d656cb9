import assert from 'node:assert/strict';
import { WaitedTime } from '../../../../../client/runs/history/waitedTime.ts';

describe('The time that a run waited', () => {
  const cases: [title: string, waits: [from: number, to: number][], added: number[]][] = [
    [
      'one wait after another',
      [
        [0, 10],
        [20, 25],
      ],
      [10, 5],
    ],
    [
      'the same wait of two requests',
      [
        [0, 10],
        [0, 10],
      ],
      [10, 0],
    ],
    [
      'waits that overlap',
      [
        [0, 10],
        [5, 12],
        [11, 13],
      ],
      [10, 2, 1],
    ],
    [
      'a wait that covers two others, and what lies between them',
      [
        [0, 10],
        [20, 30],
        [5, 40],
      ],
      [10, 10, 20],
    ],
    [
      'an earlier wait that is known later',
      [
        [50, 60],
        [0, 10],
        [5, 55],
      ],
      [10, 10, 40],
    ],
    ['no time at all', [[5, 5]], [0]],
  ];
  for (const [title, waits, added] of cases)
    it(`counts each moment once: ${title}`, () => {
      const waited = new WaitedTime();
      assert.deepEqual(
        waits.map(([from, to]) => waited.add(from, to)),
        added,
      );
    });

  it('counts the newest of very many waits, and none twice', () => {
    const waited = new WaitedTime();
    const waits = Array.from({ length: 5_000 }, (_, number) => 10 * number);
    for (const from of waits) assert.equal(waited.add(from, from + 5), 5);
    for (const from of waits) assert.equal(waited.add(from, from + 5), 0);
  });
});
