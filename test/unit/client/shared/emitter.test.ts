import assert from 'node:assert/strict';
import { Emitter } from '../../../../client/shared/emitter.ts';

describe('An emitter', () => {
  it('tells its listeners in their order, until they no longer listen', () => {
    const heard: string[] = [];
    const emitter = new Emitter<string>((error) => assert.fail(String(error)));
    const first = emitter.event((value) => heard.push(`first ${value}`));
    emitter.event((value) => heard.push(`second ${value}`));
    emitter.fire('a');
    first.dispose();
    emitter.fire('b');
    assert.deepEqual(heard, ['first a', 'second a', 'second b']);
  });

  it('reports a listener that throws, and still tells the others and returns to who fired', () => {
    const [heard, faults]: [string[], unknown[]] = [[], []];
    const fault = new Error('a fault');
    const emitter = new Emitter<string>((error) => faults.push(error));
    emitter.event(() => {
      throw fault;
    });
    emitter.event((value) => heard.push(value));
    emitter.fire('a');
    assert.deepEqual([heard, faults], [['a'], [fault]]);
  });
});
