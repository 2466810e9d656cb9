import assert from 'node:assert/strict';
import type * as vscode from 'vscode';
import { LivePanel } from '../../../../../client/shared/webview/livePanel.ts';

/** A panel as VS Code gives it: once it is closed, to look at it throws. */
function createPanel() {
  const told: unknown[] = [];
  const onClose: (() => void)[] = [];
  const state = { isClosed: false, isVisible: true };
  const live = <T>(value: () => T): T => {
    if (state.isClosed) throw new Error('Webview is disposed');
    return value();
  };
  const panel = {
    get visible() {
      return live(() => state.isVisible);
    },
    get active() {
      return live(() => state.isVisible);
    },
    get webview() {
      return live(() => ({ postMessage: async (message: unknown) => told.push(message) }));
    },
    onDidDispose: (listener: () => void) => onClose.push(listener),
  } as unknown as vscode.WebviewPanel;
  const close = () => {
    state.isClosed = true;
    for (const listener of onClose) listener();
  };
  return { panel, told, close, hide: () => Object.assign(state, { isVisible: false }) };
}

describe('A panel that may be closed at any moment', () => {
  it('passes on what it is told while it is seen', async () => {
    const { panel, told } = createPanel();
    const live = new LivePanel<string>(panel);
    await live.post('page');
    assert.deepEqual(told, ['page']);
    assert.deepEqual([live.isVisible, live.isActive], [true, true]);
  });

  it('tells nothing to a page that is hidden', async () => {
    const { panel, told, hide } = createPanel();
    const live = new LivePanel<string>(panel);
    hide();
    await live.post('page');
    assert.deepEqual(told, []);
    assert.equal(live.isVisible, false);
  });

  it('is neither seen nor active once it is closed, and takes what it is told without a word', async () => {
    const { panel, told, close } = createPanel();
    const live = new LivePanel<string>(panel);
    close();
    await live.post('page');
    assert.deepEqual(told, []);
    assert.deepEqual([live.isVisible, live.isActive], [false, false]);
  });
});
