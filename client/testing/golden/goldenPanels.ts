import { rm } from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import type { CompareViewState } from '../../runs/compare/compareMessages.ts';
import { fileName } from '../../shared/fileName.ts';
import { WebviewPanels } from '../../shared/webview/webviewPanels.ts';
import { GoldenPanel, type GoldenParts, type GoldenSubject } from './goldenPanel.ts';

/** Comparisons of the tables of cases with their golden ones, each in a tab that is restored after a reload. */
export class GoldenPanels {
  readonly #parts: GoldenParts;
  readonly #panels: WebviewPanels<GoldenSubject, CompareViewState, GoldenPanel>;

  constructor(extension: vscode.Uri, parts: GoldenParts) {
    this.#parts = parts;
    this.#panels = new WebviewPanels(extension, {
      ...{ viewType: 'pagewright.golden', page: 'compareView', icon: 'diff' },
      keyOf: ({ folder }) => folder,
      subjectOf: (state) => state?.golden,
      fill: (subject, tab) => new GoldenPanel(subject, tab, parts),
    });
  }

  /** Restores the tabs of an earlier window. At the end, no copy of a table is left. */
  register(): vscode.Disposable {
    const { temporary } = this.#parts;
    const cleaning = new vscode.Disposable(() => void rm(temporary, { recursive: true, force: true }).catch(() => {}));
    return vscode.Disposable.from(this.#panels.register(), cleaning);
  }

  /** Compares the tables of a case in its existing tab or in a new one. Undefined, after a message, if it cannot run. */
  async show(subject: GoldenSubject): Promise<GoldenPanel | undefined> {
    const existing = this.#panels.find(subject);
    existing?.reveal();
    const title = `Golden tables of ${path.basename(fileName(subject.folder))}`;
    const panel = existing ?? this.#panels.create(subject, { title });
    return (await panel.refresh()) ? panel : undefined;
  }
}
