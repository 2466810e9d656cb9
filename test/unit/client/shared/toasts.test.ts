import assert from 'node:assert/strict';
import { Toasts } from '../../../../client/shared/toasts.ts';
import { until } from '../../../support/until.ts';

/** Toasts that say in `order` what the window is told; each is closed by its name. */
function createToasts(hide: () => Promise<void> = async () => undefined) {
  const order: string[] = [];
  const closings = new Map<string, (answer: string) => void>();
  const toasts = new Toasts(async () => {
    order.push('hide');
    await hide();
  });
  const open = (name: string) => () => {
    order.push(name);
    return new Promise<string>((resolve) => closings.set(name, resolve));
  };
  return { order, toasts, open, close: (name: string) => closings.get(name)?.('closed') };
}

describe('The toasts of the extension', () => {
  it('are shown at once where none is on the screen', () => {
    const { order, toasts, open } = createToasts();
    void toasts.show(open('a'));
    assert.deepEqual(order, ['a']);
  });

  it('are hidden by the next one, which is shown only then', async () => {
    let isHidden = () => {};
    const { order, toasts, open } = createToasts(() => new Promise<void>((resolve) => (isHidden = resolve)));
    void toasts.show(open('a'));
    void toasts.show(open('b'));
    await until(() => order.length === 2);
    assert.deepEqual(order, ['a', 'hide']);
    isHidden();
    await until(() => order.length === 3);
    assert.deepEqual(order, ['a', 'hide', 'b']);
  });

  it('come one after the other where several are asked for at once', async () => {
    const { order, toasts, open } = createToasts();
    for (const name of ['a', 'b', 'c']) void toasts.show(open(name));
    await until(() => order.length === 5);
    assert.deepEqual(order, ['a', 'hide', 'b', 'hide', 'c']);
  });

  it('hide nothing once the last one is closed', async () => {
    const { order, toasts, open, close } = createToasts();
    const [first, second] = [toasts.show(open('a')), toasts.show(open('b'))];
    await until(() => order.includes('b'));
    close('b');
    assert.equal(await second, 'closed');
    void toasts.show(open('c'));
    assert.deepEqual(order, ['a', 'hide', 'b', 'c']);
    close('a');
    assert.equal(await first, 'closed');
  });

  it('hide progress that has just ended: its toast stays for a moment', async () => {
    const { order, toasts, open, close } = createToasts();
    const task = toasts.showProgress(open('progress'));
    close('progress');
    assert.equal(await task, 'closed');
    void toasts.show(open('a'));
    await until(() => order.length === 3);
    assert.deepEqual(order, ['progress', 'hide', 'a']);
  });

  it('are shown where the ones before cannot be hidden, or fail', async () => {
    const { order, toasts, open } = createToasts(() => Promise.reject(new Error('No such command.')));
    await assert.rejects(
      toasts.show(() => Promise.reject(new Error('A fault.'))),
      /A fault/,
    );
    void toasts.show(open('a'));
    void toasts.show(open('b'));
    await until(() => order.length === 3);
    assert.deepEqual(order, ['a', 'hide', 'b']);
  });
});
