import * as vscode from 'vscode';
import { isTrial } from '../../running/run/runScope.ts';
import { fileId } from '../../shared/fileId.ts';
import { shownName } from '../../shared/shownName.ts';
import { debounce, throttle } from '../../shared/throttle.ts';
import { LivePanel } from '../../shared/webview/livePanel.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { createTestPage } from './createTestPage.ts';
import { JobsOfText } from './jobsOfText.ts';
import { type OpenRows, toggleRow } from './jsonRows.ts';
import { KeptPages } from './keptPages.ts';
import { PaneResult } from './paneResult.ts';
import { offered, performAction } from './performAction.ts';
import { type Found, TabContents, type TestPaneParts } from './tabContents.ts';
import type { FromTestView, TestAction, TestTurn, TestViewState, ToTestView } from './testMessages.ts';

/** The minimum interval between updates of the pane while a run is active or the cursor moves. */
const refreshMs = 250;

/** The interval between updates while a run waits for a response. */
const tickMs = 5_000;

/** The state of a pane that shows the first page of the job at the cursor. */
export function newTestState(config: vscode.Uri): TestViewState {
  return { config: config.toString(), tab: 'records', isPinned: false, scope: 'page' };
}

/**
 * The test pane of one configuration: follows its runs, the cursor in its text, and the text itself. The pages are read
 * from the kept exchanges of runs, so the pane needs no memory for them.
 */
export class TestPanel {
  readonly #config: vscode.Uri;
  readonly #panel: vscode.WebviewPanel;
  readonly #view: LivePanel<ToTestView>;
  readonly #parts: TestPaneParts;
  readonly #jobs: JobsOfText;
  readonly #pages: KeptPages;
  readonly #contents: TabContents;
  readonly #result: PaneResult;
  readonly #refresh = throttle(() => void this.#show(), refreshMs);
  /** Updates the time that is left, which changes without events, too. */
  readonly #tick = debounce(() => this.#refresh(), tickMs);
  #state: TestViewState;
  #open: OpenRows = new Map();
  /** The job at the cursor; while it stays the same, a choice in the pane stays too. */
  #atCursor: string | undefined;
  #showing: 'no' | 'yes' | 'again' = 'no';

  constructor(state: TestViewState, panel: vscode.WebviewPanel, parts: TestPaneParts) {
    this.#config = vscode.Uri.parse(state.config);
    this.#state = state;
    this.#panel = panel;
    this.#view = new LivePanel(panel);
    this.#parts = parts;
    this.#jobs = new JobsOfText(this.#config, parts.language);
    this.#pages = new KeptPages(parts.history, fileId(this.#config));
    const known = { jobs: this.#jobs, pages: this.#pages };
    this.#contents = new TabContents(this.#config, parts, known, this.#refresh);
    this.#result = new PaneResult(this.#config, parts, known);
    const followed = vscode.Disposable.from(
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#isOwn(document) && this.#refresh()),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => void this.#followCursor(textEditor)),
      parts.history.onChange((run) => this.#followRun(run)),
      parts.environments.onDidChange(() => this.#refresh()),
      parts.fixes.onDidChange(() => this.#refresh()),
      panel.webview.onDidReceiveMessage((message: FromTestView) => this.#take(message)),
      panel.onDidChangeViewState(() => panel.visible && this.#refresh()),
    );
    panel.onDidDispose(() => {
      followed.dispose();
      this.#refresh.dispose();
      this.#tick.dispose();
      this.#contents.stop();
    });
  }

  /** Brings the pane to the front, with these parts of its state changed. */
  reveal(state: Partial<TestViewState>): void {
    this.#change(state);
    this.#panel.reveal(undefined, true);
  }

  #change(state: Partial<TestViewState>): void {
    const { job, request } = this.#state;
    this.#state = { ...this.#state, ...state };
    if (this.#state.job !== job || this.#state.request !== request) this.#open = new Map();
    this.#refresh();
  }

  #isOwn(document: vscode.TextDocument): boolean {
    return document.uri.toString() === this.#config.toString();
  }

  async #followCursor({ document, selection }: vscode.TextEditor): Promise<void> {
    if (!this.#isOwn(document)) return;
    const job = await this.#jobs.at(selection.active);
    if (job === undefined || job === this.#atCursor) return;
    this.#atCursor = job;
    if (this.#state.isPinned || job === this.#state.job || (await this.#isRenamedTo(job))) return;
    this.#change({ job, run: undefined, request: undefined });
  }

  /** Whether a job is the shown one, with a name that is being edited. */
  async #isRenamedTo(job: string): Promise<boolean> {
    const [jobs, runs] = [await this.#jobs.all(), await this.#pages.runs()];
    const isShown = this.#state.job !== undefined && !jobs.some(({ name }) => name === this.#state.job);
    return isShown && !runs.some((run) => run.jobs.some(({ name }) => name === job));
  }

  #followRun(run: RunRecord | undefined): void {
    if (run !== undefined && run.configFile !== fileId(this.#config)) return;
    const isNew = run?.state === 'running' && !run.isElsewhere && run.jobs.length === 0;
    if (!isNew) {
      this.#refresh();
      return;
    }
    const job = this.#state.isPinned ? undefined : run.scope.job;
    this.#change({ run: undefined, request: undefined, ...(job !== undefined && { job }) });
  }

  async #take(message: FromTestView): Promise<void> {
    switch (message.type) {
      case 'ready':
        return this.#refresh();
      case 'job':
        return this.#change({ job: message.name, run: undefined, request: undefined });
      case 'tab':
        return this.#change({ tab: message.tab });
      case 'pin':
        return this.#change({ isPinned: message.isPinned });
      case 'scope':
        return this.#change({ scope: message.scope });
      case 'turn':
        return await this.#turn(message.to);
      case 'fold':
        this.#open = toggleRow(this.#open, message.id, message.change);
        return this.#refresh();
      case 'copy':
        return await this.#copy(message);
      case 'act':
        return await this.#act(message.action);
      default:
        message satisfies never;
    }
  }

  async #act(action: TestAction): Promise<void> {
    const found = await this.#find();
    const { result, job } = found;
    const request = result?.report?.error?.request ?? found.place?.request.number;
    const isKept = (await this.#pages.places(result, job)).some((place) => place.request.number === request);
    if (action === 'response' && isKept) return this.#change({ run: result?.id, request, tab: 'response' });
    const search = await this.#pages.searchSince(result, job);
    const { shapes } = this.#parts;
    const fix = action === 'fix' ? await this.#result.fixOf(result, job ?? '') : undefined;
    await performAction(action, { ...found, config: this.#config, jobs: this.#jobs, search, shapes, fix });
    this.#refresh();
  }

  async #copy(message: Extract<FromTestView, { type: 'copy' }>): Promise<void> {
    const text = await this.#contents.textOf(await this.#find(), message);
    if (text === undefined) return;
    await vscode.env.clipboard.writeText(text);
    void vscode.window.setStatusBarMessage('Copied to the clipboard.', 5000);
  }

  async #turn(to: TestTurn): Promise<void> {
    const { run, places, place } = await this.#find();
    const at = place === undefined ? -1 : places.indexOf(place);
    const target = { first: places[0], last: places.at(-1), previous: places[at - 1], next: places[at + 1] }[to];
    if (run === undefined || target === undefined) return;
    // The last page of an active run is the next one.
    this.#change({ run: run.id, request: to === 'last' ? 'last' : target.request.number });
  }

  /** Updates the pane, one update at a time: while a page is made, any number of changes cause one more. */
  async #show(): Promise<void> {
    if (this.#showing !== 'no') {
      this.#showing = 'again';
      return;
    }
    do {
      this.#showing = 'yes';
      try {
        await this.#post();
      } catch (error) {
        this.#parts.log.error(`Test pane of ${fileId(this.#config)}: ${String(error)}`);
      }
    } while (this.#isChanged());
    this.#showing = 'no';
  }

  #isChanged(): boolean {
    return this.#showing === 'again';
  }

  async #post(): Promise<void> {
    if (!this.#view.isVisible) return;
    const found = await this.#find();
    // From here on it is the chosen one, even if it gets another name.
    if (found.job !== undefined) this.#state.job ??= found.job;
    const content = await this.#contents.of(found, this.#state, this.#open);
    const { run, places, place, jobs } = found;
    const isRunning = found.result?.state === 'running';
    const config = shownName(fileId(this.#config));
    const kept = { ...this.#state };
    const now = Date.now();
    const isWhole = run?.state === 'done' && !isTrial(run.scope);
    const offeredRuns = offered(['firstPage', 'run', ...(isWhole ? (['keep'] as const) : [])], this.#parts.isOffered);
    const shown = { config, jobs, run, places, place, isRunning, offeredRuns, ...(await this.#result.of(found, now)) };
    const page = createTestPage({ ...shown, now, content, kept });
    await this.#view.post({ type: 'page', page });
    if (isRunning) this.#tick();
  }

  /** The job that is chosen or at the cursor, the newest run that sent requests for it, and the chosen page. */
  async #find(): Promise<Found> {
    const [jobs, runs] = [await this.#jobs.all(), await this.#pages.runs()];
    const job = this.#state.job ?? (await this.#jobAtCursor()) ?? jobs[0]?.name ?? runs[0]?.jobs[0]?.name;
    const withJob = runs.filter((run) => run.jobs.some(({ name, requests }) => name === job && requests.length > 0));
    const run = withJob.find(({ id }) => id === this.#state.run) ?? withJob[0];
    const top = job?.split(' > ')[0];
    const result = runs.find(
      ({ scope, isElsewhere }) => !isElsewhere && (scope.job === undefined || scope.job === top),
    );
    const places = await this.#pages.places(run, job);
    const { request: chosen } = this.#state;
    const first = places.find(({ page }) => page !== undefined) ?? places.at(-1);
    const place =
      chosen === 'last' ? places.at(-1) : (places.find(({ request }) => request.number === chosen) ?? first);
    return { jobs, job, run, result, places, place };
  }

  async #jobAtCursor(): Promise<string | undefined> {
    const editor = vscode.window.visibleTextEditors.find(({ document }) => this.#isOwn(document));
    return editor && (await this.#jobs.at(editor.selection.active));
  }
}
