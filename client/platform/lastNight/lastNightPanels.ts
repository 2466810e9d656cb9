import { printable } from '@pagewright/engine/text/printable';
import type * as vscode from 'vscode';
import { WebviewPanels } from '../../shared/webview/webviewPanels.ts';
import type { LastNightState } from './lastNightMessages.ts';
import { LastNightPanel, type LastNightParts } from './lastNightPanel.ts';

/** The last jobs of projects, each in a tab. After a reload of the window it says nothing until it is asked to check. */
export class LastNightPanels {
  readonly #panels: WebviewPanels<string, LastNightState, LastNightPanel>;

  constructor(extension: vscode.Uri, parts: LastNightParts) {
    this.#panels = new WebviewPanels(extension, {
      ...{ viewType: 'pagewright.lastNight', page: 'lastNightView', icon: 'pulse' },
      keyOf: (root) => root,
      subjectOf: (state) => (typeof state?.root === 'string' ? state.root : undefined),
      fill: (root, tab) => new LastNightPanel(root, tab, parts),
    });
  }

  register(): vscode.Disposable {
    return this.#panels.register();
  }

  /** Checks the project of a folder in its existing tab, or in a new one. Ends when all are judged. */
  async check(root: string, project: string): Promise<void> {
    const existing = this.#panels.find(root);
    existing?.reveal();
    const title = `Last Night of ${printable(project)}`;
    const panel = existing ?? this.#panels.create(root, { title, options: { enableFindWidget: true } });
    await panel.check();
  }
}
