import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { oftenEnough } from '../../../../client/shared/oftenEnough.ts';

describe('What is shown at every event', () => {
  const start = (everyMs: number) => {
    const shown: number[] = [];
    let asked = 0;
    const often = oftenEnough(() => shown.push(asked), everyMs);
    const ask = () => {
      asked += 1;
      often.ask();
    };
    return { shown, ask, dispose: often.dispose };
  };

  it('is shown at once', () => {
    const { shown, ask, dispose } = start(1_000);
    ask();
    assert.deepEqual(shown, [1]);
    dispose();
  });

  it('is shown once more for a burst of events, as it is after the last', async () => {
    const { shown, ask } = start(20);
    for (let count = 0; count < 1_000; count++) ask();
    await pause(100);
    assert.deepEqual(shown, [1, 1_000]);
  });

  it('is not shown again where nothing happened', async () => {
    const { shown, ask } = start(10);
    ask();
    await pause(60);
    assert.deepEqual(shown, [1]);
    ask();
    assert.deepEqual(shown, [1, 2]);
  });

  it('is not shown any more when given up', async () => {
    const { shown, ask, dispose } = start(10);
    ask();
    ask();
    dispose();
    await pause(40);
    assert.deepEqual(shown, [1]);
  });
});
