import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { debounce, throttle } from '../../../../client/shared/throttle.ts';

describe('What is paced', () => {
  let done: number[];
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    done = [];
  });
  afterEach(() => mock.timers.reset());

  describe('by a throttle', () => {
    const start = () => {
      let asked = 0;
      const show = throttle(() => done.push(asked), 100);
      const ask = () => {
        asked += 1;
        show();
      };
      return { ask, dispose: show.dispose };
    };

    it('is done at once', () => {
      start().ask();
      assert.deepEqual(done, [1]);
    });

    it('is done once more for a burst of events, as it is after the last', () => {
      const { ask } = start();
      for (let count = 0; count < 1_000; count++) ask();
      assert.deepEqual(done, [1]);
      mock.timers.tick(100);
      assert.deepEqual(done, [1, 1_000]);
    });

    it('goes on being done where events go on', () => {
      const { ask } = start();
      for (let ms = 0; ms < 250; ms += 10) {
        ask();
        mock.timers.tick(10);
      }
      assert.deepEqual(done, [1, 10, 20]);
    });

    it('is not done again where nothing happened, and at once when something does', () => {
      const { ask } = start();
      ask();
      mock.timers.tick(1_000);
      assert.deepEqual(done, [1]);
      ask();
      assert.deepEqual(done, [1, 2]);
    });

    it('is done later where it asks for itself', () => {
      const show = throttle(() => {
        done.push(done.length);
        if (done.length < 3) show();
      }, 100);
      show();
      assert.deepEqual(done, [0]);
      mock.timers.tick(100);
      assert.deepEqual(done, [0, 1]);
    });

    it('is not done any more when given up', () => {
      const { ask, dispose } = start();
      ask();
      ask();
      dispose();
      mock.timers.tick(1_000);
      assert.deepEqual(done, [1]);
    });
  });

  describe('by a pause', () => {
    it('is done once nothing was asked for so long, with what was given last', () => {
      const follow = debounce((value: number) => done.push(value), 100);
      follow(1);
      mock.timers.tick(99);
      follow(2);
      mock.timers.tick(99);
      assert.deepEqual(done, []);
      mock.timers.tick(1);
      assert.deepEqual(done, [2]);
    });

    it('is not done any more when given up', () => {
      const follow = debounce((value: number) => done.push(value), 100);
      follow(1);
      follow.dispose();
      mock.timers.tick(1_000);
      assert.deepEqual(done, []);
    });
  });
});
