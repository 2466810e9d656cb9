import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { LineFlow } from '../../../../../client/runs/tasks/lineFlow.ts';

describe('Lines for a terminal', () => {
  const start = () => {
    const written: string[] = [];
    return { written, lines: new LineFlow((text) => written.push(text)) };
  };

  it('are written soon, many at a time, each with the end that a terminal wants', async () => {
    const { written, lines } = start();
    lines.add('a');
    lines.add('b', 'c');
    assert.deepEqual(written, []);
    await pause(120);
    assert.deepEqual(written, ['a\r\nb\r\nc\r\n']);
    lines.add('d');
    await pause(120);
    assert.deepEqual(written.slice(1), ['d\r\n']);
  });

  it('are written at once when the terminal is about to close, and once only', async () => {
    const { written, lines } = start();
    lines.add('a');
    lines.flush();
    assert.deepEqual(written, ['a\r\n']);
    await pause(120);
    assert.equal(written.length, 1);
  });

  it('are not written where there are none', () => {
    const { written, lines } = start();
    lines.add();
    lines.flush();
    assert.deepEqual(written, []);
  });
});
