import type * as vscode from 'vscode';
import type { FoundJob } from '../../language/client/findJobs.ts';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import type { Projects } from '../../project/composition/projects.ts';
import type { Environments } from '../../running/environments/environments.ts';
import type { RecordingFiles } from '../../running/recordings/recordedAt.ts';
import type { ConfigurationText } from '../../running/run/run.ts';
import type { SecretState } from '../../running/secrets/secretState.ts';
import { fileId } from '../../shared/fileId.ts';
import type { IsOffered } from '../../shared/machineCommands.ts';
import type { JobFixes } from '../findings/jobFixes.ts';
import type { RunForecasts } from '../forecast/runForecasts.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { findPages, type KnownPages } from '../preview/findPages.ts';
import type { PreviewPage } from '../preview/previewMessages.ts';
import type { PreviewRun } from '../preview/previewRun.ts';
import { copyText } from './copyText.ts';
import type { JobsOfText } from './jobsOfText.ts';
import type { OpenRows } from './jsonRows.ts';
import type { KeptPages } from './keptPages.ts';
import type { PagePlace } from './pagePlaces.ts';
import { offered } from './performAction.ts';
import type { ShapesQuestion } from './shapesQuestion.ts';
import { TablesPreview } from './tablesPreview.ts';
import { logContent, nothing, recordsContent, requestContent, responseContent, type ShownPage } from './testContent.ts';
import type { FromTestView, TableScope, TestAction, TestContent, TestViewState } from './testMessages.ts';

/** Finds whether a configuration uses secrets, and whether one is missing. */
type SecretsOf = (document: ConfigurationText) => Promise<SecretState>;

/** The services of the extension that test panes need. */
export interface TestPaneParts {
  secrets: SecretsOf;
  /** Absent where no file can be written beside a configuration. */
  shapes?: ShapesQuestion | undefined;
  history: RunHistory;
  forecasts: RunForecasts;
  language: LanguageSupport;
  environments: Environments;
  projects: Projects;
  recordingFiles: RecordingFiles;
  previewRun: PreviewRun;
  isOffered: IsOffered;
  fixes: JobFixes;
  log: vscode.LogOutputChannel;
}

/** The selection in a test pane. */
export interface Found {
  jobs: FoundJob[];
  job: string | undefined;
  run: RunRecord | undefined;
  /** The run whose result is shown: the last one that the job was a part of. */
  result: RunRecord | undefined;
  places: PagePlace[];
  place: PagePlace | undefined;
}

/** Makes the contents of the tabs from the kept pages of runs. */
export class TabContents {
  /** The name of the configuration in records. */
  readonly #configFile: string;
  readonly #parts: TestPaneParts;
  readonly #jobs: JobsOfText;
  readonly #pages: KeptPages;
  readonly #tables: TablesPreview;

  /** Creates the contents; `onTables` is called when requested tables are made. */
  constructor(
    config: vscode.Uri,
    parts: TestPaneParts,
    { jobs, pages }: { jobs: JobsOfText; pages: KeptPages },
    onTables: () => void,
  ) {
    this.#configFile = fileId(config);
    this.#parts = parts;
    this.#jobs = jobs;
    this.#pages = pages;
    this.#tables = new TablesPreview(parts.previewRun, parts.log, onTables);
  }

  stop(): void {
    this.#tables.stop();
  }

  get #firstRuns(): TestAction[] {
    return offered(['firstPage', 'testRun'], this.#parts.isOffered);
  }

  /** The content of the chosen tab; `open` has the open rows of the response. */
  async of(found: Found, { tab, scope }: TestViewState, open: OpenRows): Promise<TestContent> {
    if (tab === 'tables') return await this.#tablesOf(found, scope);
    const page = await this.#pageOf(found);
    if (page === undefined) return { ...emptyContent(found, this.#firstRuns), plan: await this.#jobs.plan(found.job) };
    if (tab === 'records') return recordsContent(page);
    if (tab === 'response') return responseContent(page, open);
    if (tab === 'log') return logContent(page, await this.#parts.history.events(found.run?.id ?? ''));
    const before = page.job.requests[page.job.requests.indexOf(page.place.request) - 1];
    const earlier = found.run && before && (await this.#pages.read(found.run, before.number));
    return requestContent(page, earlier?.exchange);
  }

  /** The text of what is copied from the shown page. */
  async textOf(found: Found, copied: Extract<FromTestView, { type: 'copy' }>): Promise<string | undefined> {
    const page = await this.#pageOf(found);
    return page && copyText(page, copied);
  }

  async #pageOf({ run, job: name, place, jobs }: Found): Promise<ShownPage | undefined> {
    const job = run?.jobs.find((one) => one.name === name);
    if (run === undefined || job === undefined || place === undefined) return undefined;
    const { exchange, ...page } = await this.#pages.read(run, place.request.number);
    const next = jobs.find((one) => one.name === name)?.next;
    return exchange && { ...page, exchange, job, place, next };
  }

  /** The tables of the page or of all known pages; once they are made, another update follows. */
  async #tablesOf(found: Found, scope: TableScope): Promise<TestContent> {
    const pages = scope === 'page' ? await this.#onlyPageOf(found) : await this.#knownPages();
    const [type, actions] = ['tables' as const, this.#firstRuns];
    if (typeof pages === 'string') return { type, scope, actions, preview: noTables(pages) };
    const written = (await this.#parts.projects.composed(await this.#jobs.document())).getText();
    const configText = await this.#parts.environments.apply(this.#configFile, written, pages?.environment);
    if (typeof configText !== 'string') return { type, scope, actions, preview: noTables(configText.problem) };
    const progress = scope === 'page' ? '' : `${found.run?.id}/${found.run?.state}`;
    const source = pages && { configFile: this.#configFile, configText, pages, progress };
    return { type, scope, actions, preview: this.#tables.of(source) };
  }

  async #knownPages(): Promise<KnownPages | undefined> {
    const environment = this.#parts.environments.chosen(this.#configFile);
    return await findPages(this.#parts, this.#configFile, Date.now(), environment);
  }

  /** The shown page as a source of tables; a text says why it is none. */
  async #onlyPageOf({ run, job, place }: Found): Promise<KnownPages | string | undefined> {
    if (run === undefined || job === undefined || place === undefined) return undefined;
    if (place.page === undefined) return 'This response has no page.';
    if (!(await this.#pages.canReplay(run, place.request.number))) {
      return 'The pages before this one were not kept, so its tables cannot be made. Those of all known pages can.';
    }
    return {
      from: { run: run.id },
      source: `page ${place.page} of ${job}`,
      environment: run.scope.environment,
      job: run.scope.job,
      onlyPage: { job, page: place.page },
    };
  }
}

function noTables(problem: string): PreviewPage {
  return { source: '', problem, limits: [], isBusy: false, tables: [] };
}

function emptyContent({ jobs, job, run }: Found, firstRuns: readonly TestAction[]): ReturnType<typeof nothing> {
  if (job === undefined) return nothing('This configuration has no job yet.');
  if (run?.state === 'running') return nothing('Waiting for the first response of this job.', 'cancel');
  const isInText = jobs.some(({ name }) => name === job);
  return nothing('No page of this job is kept yet.', ...(isInText ? firstRuns : []));
}
