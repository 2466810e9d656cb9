import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { CaseTable } from '@pagewright/engine/testing';
import type * as vscode from 'vscode';
import type { FromCompareView, GoldenSubject, ToCompareView } from '../../runs/compare/compareMessages.ts';
import { LivePanel } from '../../shared/webview/livePanel.ts';
import { compareInThread } from '../../tables/compare/compareInThread.ts';
import type { TableRows } from '../../tables/compare/rowMessages.ts';
import type { DoTestTask } from '../worker/doTask.ts';
import { createGoldenPage } from './createGoldenPage.ts';

export type { GoldenSubject };

export interface GoldenParts {
  doTask: DoTestTask;
  /** The bundle that compares rows. */
  script: string;
  /** A folder for copies of tables, which nobody needs later. */
  temporary: string;
}

/** The comparison of a case's tables with its golden ones in its tab. */
export class GoldenPanel {
  readonly #subject: GoldenSubject;
  readonly #panel: vscode.WebviewPanel;
  readonly #page: LivePanel<ToCompareView>;
  readonly #parts: GoldenParts;
  readonly #rows = new Map<string, TableRows>();
  #tables: CaseTable[] | undefined;
  #copies: string | undefined;
  #comparison: { dispose(): void } | undefined;
  #isClosed = false;

  constructor(subject: GoldenSubject, panel: vscode.WebviewPanel, parts: GoldenParts) {
    this.#subject = subject;
    this.#panel = panel;
    this.#page = new LivePanel(panel);
    this.#parts = parts;
    panel.webview.onDidReceiveMessage((message: FromCompareView) => {
      if (message.type !== 'ready') return;
      // After a reload of the window nothing was read yet.
      if (this.#tables === undefined) void this.refresh();
      else void this.#show();
    });
    panel.onDidDispose(() => {
      this.#isClosed = true;
      this.#forget();
    });
  }

  reveal(): void {
    this.#panel.reveal();
  }

  /** Runs the case and compares its tables. Returns whether it could. */
  async refresh(): Promise<boolean> {
    const into = path.join(this.#parts.temporary, randomUUID());
    // Until then the page asks for nothing.
    this.#tables ??= [];
    const asked = { ...this.#subject, into };
    const tables = await this.#parts.doTask('Comparing golden tables', 'tables', asked);
    this.#forget();
    this.#copies = into;
    if (this.#isClosed) this.#forget();
    if (tables === undefined || this.#isClosed) return false;
    this.#tables = tables;
    this.#compare(tables);
    await this.#show();
    return true;
  }

  #compare(tables: readonly CaseTable[]): void {
    const pairs = tables.flatMap(({ name, golden, now }) =>
      golden && now ? [{ table: name, before: [golden.file], after: [now.file] }] : [],
    );
    if (pairs.length === 0) return;
    this.#comparison = compareInThread(this.#parts.script, pairs, (rows) => {
      this.#rows.set(rows.table, rows);
      void this.#show();
    });
  }

  async #show(): Promise<void> {
    const page = createGoldenPage(this.#subject, this.#tables ?? [], this.#rows);
    await this.#page.post({ type: 'golden', page });
  }

  /** Ends the comparison before, and removes its copies. */
  #forget(): void {
    this.#comparison?.dispose();
    this.#comparison = undefined;
    this.#rows.clear();
    const copies = this.#copies;
    this.#copies = undefined;
    if (copies !== undefined) void rm(copies, { recursive: true, force: true }).catch(() => undefined);
  }
}
