import assert from 'node:assert/strict';
import { hideInBrowser } from '../../../scripts/lib/hideInBrowser.ts';

describe('The manifest that ships', () => {
  const contributes = {
    commands: [
      { command: 'run', enablement: 'hasConfig && !pagewright.inBrowser' },
      { command: 'showPlan', enablement: 'hasConfig' },
    ],
    menus: {
      title: [{ command: 'run', when: 'a || b' }, { command: 'run' }, { command: 'showPlan', when: 'a' }],
    },
    keybindings: [{ command: 'run', when: 'a' }],
  };

  it('hides the menu entries and keys of commands that need a machine in a browser, and no others', () => {
    hideInBrowser(contributes);
    assert.deepEqual(
      [...contributes.menus.title, ...contributes.keybindings].map(({ when }) => when),
      ['(a || b) && !pagewright.inBrowser', '!pagewright.inBrowser', 'a', '(a) && !pagewright.inBrowser'],
    );
  });
});
