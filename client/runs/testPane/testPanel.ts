import path from 'node:path';
import * as vscode from 'vscode';
import type { FoundJob } from '../../language/client/findJobs.ts';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import type { Environments } from '../../running/environments/environments.ts';
import { throttle } from '../../shared/throttle.ts';
import { LivePanel } from '../../shared/webview/livePanel.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { findPages, type KnownPages } from '../preview/findPages.ts';
import type { PreviewHost } from '../preview/previewRun.ts';
import { createTestPage } from './createTestPage.ts';
import { JobsOfText } from './jobsOfText.ts';
import { type OpenRows, toggleRow } from './jsonRows.ts';
import { KeptPages } from './keptPages.ts';
import type { PagePlace } from './pagePlaces.ts';
import { performAction } from './performAction.ts';
import { TablesPreview } from './tablesPreview.ts';
import { logContent, nothing, recordsContent, requestContent, responseContent, type ShownPage } from './testContent.ts';
import type { FromTestView, TestContent, TestTurn, TestViewState, ToTestView } from './testMessages.ts';

/** How often the pane is updated at most while a run is active or the cursor moves. */
const refreshMs = 250;

/** What test panes need of the extension. */
export interface TestPaneParts {
  history: RunHistory;
  language: LanguageSupport;
  environments: Environments;
  machine: PreviewHost;
  log: vscode.LogOutputChannel;
}

/** The state of a pane that shows the first page of the job at the cursor. */
export function newTestState(config: vscode.Uri): TestViewState {
  return { config: config.toString(), tab: 'records', isPinned: false, scope: 'page' };
}

/**
 * The test pane of one configuration: follows its runs, the cursor in its text, and the text itself. The pages are read
 * from what runs have kept, so the pane needs no memory for them.
 */
export class TestPanel {
  readonly #config: vscode.Uri;
  readonly #panel: vscode.WebviewPanel;
  readonly #view: LivePanel<ToTestView>;
  readonly #parts: TestPaneParts;
  readonly #jobs: JobsOfText;
  readonly #pages: KeptPages;
  readonly #tables: TablesPreview;
  readonly #refresh = throttle(() => void this.#show(), refreshMs);
  #state: TestViewState;
  /** What is open in the response that is shown. */
  #open: OpenRows = new Map();
  /** The job at the cursor; where it stays the same, a choice in the pane stays too. */
  #atCursor: string | undefined;
  #newestRun: string | undefined;
  #showing: 'no' | 'yes' | 'again' = 'no';

  constructor(state: TestViewState, panel: vscode.WebviewPanel, parts: TestPaneParts) {
    this.#config = vscode.Uri.parse(state.config);
    this.#state = state;
    this.#panel = panel;
    this.#view = new LivePanel(panel);
    this.#parts = parts;
    this.#jobs = new JobsOfText(this.#config, parts.language);
    this.#pages = new KeptPages(parts.history, this.#config.fsPath);
    this.#tables = new TablesPreview(parts.machine, parts.log, this.#refresh);
    const followed = vscode.Disposable.from(
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#isOwn(document) && this.#refresh()),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => void this.#followCursor(textEditor)),
      parts.history.onChange((run) => this.#followRun(run)),
      parts.environments.onDidChange(() => this.#refresh()),
      panel.webview.onDidReceiveMessage((message: FromTestView) => this.#take(message)),
      panel.onDidChangeViewState(() => panel.visible && this.#refresh()),
    );
    panel.onDidDispose(() => {
      followed.dispose();
      this.#refresh.dispose();
      this.#tables.stop();
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
    if (!this.#state.isPinned && job !== this.#state.job) this.#change({ job, run: undefined, request: undefined });
  }

  /** A run that has just started is the one to watch. */
  #followRun(run: RunRecord | undefined): void {
    if (run !== undefined && run.configFile !== this.#config.fsPath) return;
    const isNew = run?.state === 'running' && !run.isElsewhere && run.id !== this.#newestRun;
    if (!isNew) {
      this.#refresh();
      return;
    }
    this.#newestRun = run.id;
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
      case 'act': {
        const { run, place, job } = await this.#find();
        return await performAction(message.action, { config: this.#config, jobs: this.#jobs, job, run, place });
      }
      default:
        message satisfies never;
    }
  }

  async #turn(to: TestTurn): Promise<void> {
    const { run, places, place } = await this.#find();
    const at = place === undefined ? -1 : places.indexOf(place);
    const target = { first: places[0], last: places.at(-1), previous: places[at - 1], next: places[at + 1] }[to];
    if (run !== undefined && target !== undefined) this.#change({ run: run.id, request: target.request.number });
  }

  /** One at a time: while a page is made, any number of changes lead to one more. */
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
        this.#parts.log.error(`Test pane of ${this.#config.fsPath}: ${String(error)}`);
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
    const content = await this.#contentOf(found);
    const { run, places, place, jobs, job } = found;
    const isRunning = (await this.#pages.runs()).some(({ state, isElsewhere }) => state === 'running' && !isElsewhere);
    const config = path.basename(this.#config.fsPath);
    const kept = { ...this.#state, ...(job !== undefined && { job }) };
    const page = createTestPage({ config, jobs, run, places, place, isRunning, now: Date.now(), content, kept });
    await this.#view.post({ type: 'page', page });
  }

  /** The job that is chosen or at the cursor, the newest run that sent requests for it, and the page that is chosen. */
  async #find(): Promise<Found> {
    const [jobs, runs] = [await this.#jobs.all(), await this.#pages.runs()];
    const job = this.#state.job ?? (await this.#jobAtCursor()) ?? jobs[0]?.name ?? runs[0]?.jobs[0]?.name;
    const withJob = runs.filter((run) => run.jobs.some(({ name, requests }) => name === job && requests.length > 0));
    const run = withJob.find(({ id }) => id === this.#state.run) ?? withJob[0];
    const places = await this.#pages.places(run, job);
    const chosen = places.find(({ request }) => request.number === this.#state.request);
    const place = chosen ?? places.find(({ page }) => page !== undefined) ?? places.at(-1);
    return { jobs, job, run, places, place };
  }

  async #jobAtCursor(): Promise<string | undefined> {
    const editor = vscode.window.visibleTextEditors.find(({ document }) => this.#isOwn(document));
    return editor && (await this.#jobs.at(editor.selection.active));
  }

  async #contentOf(found: Found): Promise<TestContent> {
    const { tab } = this.#state;
    if (tab === 'tables') return await this.#tablesOf(found);
    const page = await this.#pageOf(found);
    if (page === undefined) return emptyContent(found);
    if (tab === 'records') return recordsContent(page);
    if (tab === 'response') return responseContent(page, this.#open);
    if (tab === 'log') return logContent(page, await this.#parts.history.events(found.run?.id ?? ''));
    const before = page.job.requests[page.job.requests.indexOf(page.place.request) - 1];
    const earlier = found.run && before && (await this.#pages.read(found.run, before.number));
    return requestContent(page, earlier?.exchange);
  }

  async #pageOf({ run, job: name, place, jobs }: Found): Promise<ShownPage | undefined> {
    const job = run?.jobs.find((one) => one.name === name);
    if (run === undefined || job === undefined || place === undefined) return undefined;
    const { exchange, ...page } = await this.#pages.read(run, place.request.number);
    const next = jobs.find((one) => one.name === name)?.next;
    return exchange && { ...page, exchange, job, place, next };
  }

  /** The tables of the page or of all known pages; they are made on a thread, which ends with another update. */
  async #tablesOf(found: Found): Promise<TestContent> {
    const { scope } = this.#state;
    const pages = scope === 'page' ? await this.#onlyPageOf(found) : await this.#knownPages();
    if (typeof pages === 'string') return noTables(scope, pages);
    const written = (await this.#jobs.document()).getText();
    const configText = await this.#parts.environments.apply(this.#config.fsPath, written, pages?.environment);
    if (typeof configText !== 'string') return noTables(scope, configText.problem);
    const progress = scope === 'page' ? '' : `${found.run?.id}/${found.run?.state}`;
    const source = pages && { configFile: this.#config.fsPath, configText, pages, progress };
    return { type: 'tables', scope, preview: this.#tables.of(source) };
  }

  async #knownPages(): Promise<KnownPages | undefined> {
    const configFile = this.#config.fsPath;
    return await findPages(this.#parts.history, configFile, Date.now(), this.#parts.environments.chosen(configFile));
  }

  /** The page that is shown, as a source of tables; a text says why it is none. */
  async #onlyPageOf({ run, job, place }: Found): Promise<KnownPages | string | undefined> {
    if (run === undefined || job === undefined || place === undefined) return undefined;
    if (place.page === undefined) return 'This response has no page.';
    if (!(await this.#pages.canReplay(run, place.request.number))) {
      return 'The pages before this one were not kept, so its tables cannot be made. Those of all known pages can.';
    }
    return {
      folder: this.#parts.history.store.exchangesOf(run.id),
      source: `page ${place.page} of ${job}`,
      environment: run.scope.environment,
      ...(run.scope.job !== undefined && { job: run.scope.job }),
      onlyPage: { job, page: place.page },
    };
  }
}

interface Found {
  jobs: FoundJob[];
  job: string | undefined;
  run: RunRecord | undefined;
  places: PagePlace[];
  place: PagePlace | undefined;
}

function noTables(scope: TestViewState['scope'], problem: string): TestContent {
  return { type: 'tables', scope, preview: { source: '', problem, limits: [], isBusy: false, tables: [] } };
}

function emptyContent({ jobs, job, run }: Found): TestContent {
  if (job === undefined) return nothing('This configuration has no job yet.');
  if (run?.state === 'running') return nothing('Waiting for the first response of this job.', 'cancel');
  const isInText = jobs.some(({ name }) => name === job);
  return nothing('No page of this job is kept yet.', ...(isInText ? (['firstPage', 'testRun'] as const) : []));
}
