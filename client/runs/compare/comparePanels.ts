import type * as vscode from 'vscode';
import { WebviewPanels } from '../../shared/webview/webviewPanels.ts';
import { distinctName } from '../history/distinctName.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type { CompareViewState } from './compareMessages.ts';
import { ComparePanel, type CompareParts } from './comparePanel.ts';

/** Comparisons of two runs, each in a tab that is restored after a reload of the window. */
export class ComparePanels {
  readonly #parts: CompareParts;
  readonly #panels: WebviewPanels<[string, string], CompareViewState, ComparePanel>;

  constructor(extension: vscode.Uri, parts: CompareParts) {
    this.#parts = parts;
    this.#panels = new WebviewPanels(extension, {
      ...{ viewType: 'pagewright.compare', page: 'compareView', icon: 'diff' },
      keyOf: (runs) => runs.join(' '),
      subjectOf: (state) => {
        const [before, after] = state?.runs ?? [];
        return typeof before === 'string' && typeof after === 'string' ? [before, after] : undefined;
      },
      fill: (runs, tab) => new ComparePanel(runs, tab, parts),
    });
  }

  register(): vscode.Disposable {
    return this.#panels.register();
  }

  /** Shows the comparison of two runs, given in any order, in its existing tab or in a new one. */
  show(one: RunRecord, other: RunRecord): void {
    const [before, after] = one.startedAt <= other.startedAt ? [one, other] : [other, one];
    const existing = this.#panels.find([before.id, after.id]);
    if (existing !== undefined) return void existing.reveal();
    const files = this.#parts.history.known.map(({ configFile }) => configFile);
    const title = `Two runs of ${distinctName(after.configFile, files)}`;
    this.#panels.create([before.id, after.id], { title });
  }
}
