import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { LineFlow } from '../../../../../client/runs/tasks/lineFlow.ts';

describe('Lines for a terminal', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());
  const start = () => {
    const written: string[] = [];
    return { written, lines: new LineFlow((text) => written.push(text)) };
  };

  it('are written at once, and many at a time where more follow, each with the end that a terminal wants', () => {
    const { written, lines } = start();
    lines.add('a');
    assert.deepEqual(written, ['a\r\n']);
    lines.add('b', 'c');
    lines.add('d');
    assert.equal(written.length, 1);
    mock.timers.tick(50);
    assert.deepEqual(written.slice(1), ['b\r\nc\r\nd\r\n']);
  });

  it('are written when the terminal is about to close, and once only', () => {
    const { written, lines } = start();
    lines.add('a');
    lines.add('b');
    lines.flush();
    assert.deepEqual(written, ['a\r\n', 'b\r\n']);
    mock.timers.tick(1_000);
    assert.equal(written.length, 2);
  });

  it('are not written where there are none', () => {
    const { written, lines } = start();
    lines.add();
    lines.flush();
    assert.deepEqual(written, []);
  });
});
