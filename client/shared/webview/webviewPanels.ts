import * as vscode from 'vscode';
import { columnBesidePane } from '../columnBesidePane.ts';
import { openWebview } from './openWebview.ts';

/** A kind of tabs with webviews, each about a different subject. */
interface PanelKind<Subject, State, Panel> {
  viewType: string;
  /** The bundle of the page. */
  page: string;
  icon: string;
  keyOf(subject: Subject): string;
  /** The subject of a tab with this state; undefined: it never showed anything. */
  subjectOf(state: State | undefined): Subject | undefined;
  /** Fills a new or restored tab. */
  fill(subject: Subject, tab: vscode.WebviewPanel): Panel;
}

interface NewTab {
  title: string;
  place?: vscode.ViewColumn | { viewColumn: vscode.ViewColumn; preserveFocus: boolean };
  options?: vscode.WebviewPanelOptions;
}

/** The tabs of a kind, at most one for each subject. VS Code restores them after a reload of the window. */
export class WebviewPanels<Subject, State, Panel> implements vscode.WebviewPanelSerializer<State> {
  readonly #extension: vscode.Uri;
  readonly #kind: PanelKind<Subject, State, Panel>;
  readonly #open = new Map<string, Panel>();

  constructor(extension: vscode.Uri, kind: PanelKind<Subject, State, Panel>) {
    this.#extension = extension;
    this.#kind = kind;
  }

  register(): vscode.Disposable {
    return vscode.window.registerWebviewPanelSerializer(this.#kind.viewType, this);
  }

  find(subject: Subject): Panel | undefined {
    return this.#open.get(this.#kind.keyOf(subject));
  }

  create(subject: Subject, { title, place = columnBesidePane(), options }: NewTab): Panel {
    return this.#fill(subject, vscode.window.createWebviewPanel(this.#kind.viewType, title, place, options));
  }

  async deserializeWebviewPanel(tab: vscode.WebviewPanel, state: State | undefined): Promise<void> {
    const subject = this.#kind.subjectOf(state);
    if (subject === undefined) tab.dispose();
    else this.#fill(subject, tab);
  }

  #fill(subject: Subject, tab: vscode.WebviewPanel): Panel {
    const { keyOf, fill, icon, page } = this.#kind;
    const [key, panel] = [keyOf(subject), fill(subject, tab)];
    this.#open.set(key, panel);
    tab.iconPath = new vscode.ThemeIcon(icon);
    tab.onDidDispose(() => this.#open.get(key) === panel && this.#open.delete(key));
    openWebview(tab.webview, this.#extension, { name: page, title: tab.title });
    return panel;
  }
}
