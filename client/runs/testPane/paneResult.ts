import { forecastText } from '@pagewright/engine/forecast';
import type * as vscode from 'vscode';
import { isTrial } from '../../running/run/runScope.ts';
import { fileId } from '../../shared/fileId.ts';
import { configHash } from '../../shared/text/configHash.ts';
import type { JobFix } from '../findings/jobFixes.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type { JobsOfText } from './jobsOfText.ts';
import type { KeptPages } from './keptPages.ts';
import { offered } from './performAction.ts';
import { type ResultSubject, resultCell } from './resultCell.ts';
import type { Found, TestPaneParts } from './tabContents.ts';
import type { ResultCell, TestPage } from './testMessages.ts';

type ResultParts = Pick<
  TestPaneParts,
  'secrets' | 'shapes' | 'projects' | 'environments' | 'forecasts' | 'fixes' | 'isOffered'
>;

/** Finds what the head of a test pane says of the last run of its job. */
export class PaneResult {
  readonly #config: vscode.Uri;
  readonly #configFile: string;
  readonly #parts: ResultParts;
  readonly #jobs: JobsOfText;
  readonly #pages: KeptPages;

  constructor(config: vscode.Uri, parts: ResultParts, { jobs, pages }: { jobs: JobsOfText; pages: KeptPages }) {
    this.#config = config;
    this.#configFile = fileId(config);
    this.#parts = parts;
    this.#jobs = jobs;
    this.#pages = pages;
  }

  async of(found: Found, now: number): Promise<Pick<TestPage, 'result' | 'forecast' | 'shapesFile'>> {
    const cell = await this.#cellOf(found, now);
    const [step] = offered(cell.step === undefined ? [] : [cell.step], this.#parts.isOffered);
    const forecast = await this.#forecastOf(found);
    return { result: { ...cell, step }, forecast, shapesFile: await this.#openQuestion(found.result) };
  }

  /** How much a whole run of the job, or of the job above it, will read. An active run shows how far it is. */
  async #forecastOf({ jobs, job, result }: Found): Promise<string | undefined> {
    if (job === undefined || result?.state === 'running' || !jobs.some(({ name }) => name === job)) return undefined;
    const { projects, environments, forecasts } = this.#parts;
    const top = await this.#jobs.topLevel(job);
    const environment = environments.chosen(this.#configFile);
    const written = (await projects.composed(await this.#jobs.document())).getText();
    const text = await environments.apply(this.#configFile, written, environment);
    if (typeof text !== 'string') return undefined;
    const values = projects.chosen.of(this.#configFile);
    const forecast = await forecasts.of(text, top, { configFile: this.#configFile, environment, values });
    return forecast && `A whole run of ${top}: ${forecastText(forecast)}.`;
  }

  /** The change of the configuration that an ended run of a job calls for. */
  async fixOf(run: RunRecord | undefined, job: string): Promise<JobFix | undefined> {
    if (run === undefined || run.state === 'running') return undefined;
    return await this.#parts.fixes.of(this.#config, job, run);
  }

  async #cellOf({ jobs, job: name = '', result: run }: Found, now: number): Promise<ResultCell> {
    const document = await this.#parts.projects.composed(await this.#jobs.document());
    const hash = configHash(document.getText());
    const subject: ResultSubject = {
      name,
      run,
      isRunning: run?.state === 'running',
      isInText: jobs.some((job) => job.name === name),
      // An active run has the values that it needs.
      secrets: run?.state === 'running' ? 'known' : await this.#parts.secrets(document),
      isOutdated: run?.configHash !== undefined && run.configHash !== hash,
      fix: (await this.fixOf(run, name))?.title,
      searched: await this.#searched({ run, job: name, hash }),
    };
    return resultCell(subject, now);
  }

  /** The result of a search after the run. What it has not found may be found in another text. */
  async #searched({ run, job, hash }: { run: RunRecord | undefined; job: string; hash: string }) {
    const search = await this.#pages.searchSince(run, job);
    const result = search?.report?.search?.result;
    const isFound = result === 'found' || result === 'not-needed';
    return isFound || search?.configHash === hash ? result : undefined;
  }

  /** The file with the shapes of the responses, while it is open whether runs write it. Trials do not ask. */
  async #openQuestion(run: RunRecord | undefined): Promise<string | undefined> {
    if (run?.state !== 'done' || isTrial(run.scope)) return undefined;
    return await this.#parts.shapes?.askedFile(this.#configFile);
  }
}
