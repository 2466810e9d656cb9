import { type PlanParams, planRequest } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { type FoundJob, findJobs } from '../../language/client/findJobs.ts';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';

/** The jobs of a configuration in its current text. */
export class JobsOfText {
  readonly #config: vscode.Uri;
  readonly #language: LanguageSupport;
  #known: { version: number; jobs: FoundJob[] } | undefined;

  constructor(config: vscode.Uri, language: LanguageSupport) {
    this.#config = config;
    this.#language = language;
  }

  /** Asks the language server once for each version of the text. Without a server, or a file, there are none. */
  async all(): Promise<FoundJob[]> {
    try {
      const document = await this.document();
      const { version } = document;
      if (this.#known?.version !== version) {
        this.#known = { version, jobs: await findJobs(this.#language, document) };
      }
      return this.#known.jobs;
    } catch {
      return [];
    }
  }

  /** The requests that a run would send for a job, as far as they are known; undefined if the text has problems. */
  async plan(job: string | undefined): Promise<string | undefined> {
    const name = job && (await this.topLevel(job));
    if (!(await this.all()).some((each) => each.name === name)) return undefined;
    const client = await this.#language.client();
    const params: PlanParams = { textDocument: { uri: this.#config.toString() }, job: name };
    return (await client.sendRequest<string | null>(planRequest, params).catch(() => null)) ?? undefined;
  }

  async document(): Promise<vscode.TextDocument> {
    return await vscode.workspace.openTextDocument(this.#config);
  }

  /** The innermost job at a position. */
  async at(position: vscode.Position): Promise<string | undefined> {
    return (await this.all()).findLast(({ range }) => range.contains(position))?.name;
  }

  /** The name of the top-level job of a job, which a run takes. */
  async topLevel(name: string): Promise<string> {
    const jobs = await this.all();
    const own = jobs.find((job) => job.name === name);
    return jobs.find(({ range }) => own !== undefined && range.contains(own.range))?.name ?? name;
  }
}
