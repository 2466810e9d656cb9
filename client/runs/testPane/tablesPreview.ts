import { isUserError } from '@pagewright/engine/environments';
import type * as vscode from 'vscode';
import { createPreviewPage, type PreviewState } from '../preview/createPreviewPage.ts';
import type { KnownPages } from '../preview/findPages.ts';
import type { PreviewPage } from '../preview/previewMessages.ts';
import type { PreviewedConfig, PreviewRun } from '../preview/previewRun.ts';

const faultText =
  'The tables could not be made: the file cannot be read, or there was an internal error. See the log for details.';

/** The inputs of tables: the text of a configuration, and known pages. */
interface PreviewSource extends PreviewedConfig {
  pages: KnownPages;
  /** The progress, which changes when more of the pages are known. */
  progress: string;
}

/** Makes the tables of known pages, again when the text or the pages change. */
export class TablesPreview {
  readonly #previewRun: PreviewRun;
  readonly #log: vscode.LogOutputChannel;
  readonly #onChange: () => void;
  #state: PreviewState = { source: undefined, isBusy: true, tables: [] };
  #made: string | undefined;
  #attempt: AbortController | undefined;

  constructor(previewRun: PreviewRun, log: vscode.LogOutputChannel, onChange: () => void) {
    this.#previewRun = previewRun;
    this.#log = log;
    this.#onChange = onChange;
  }

  /** The tables of a source as far as they are made; calls `onChange` when there are more. */
  of(source: PreviewSource | undefined): PreviewPage {
    const wanted = JSON.stringify(source) ?? '';
    if (this.#made !== wanted) {
      this.#made = wanted;
      this.stop();
      this.#state = { ...this.#state, source: source?.pages.source, isBusy: source !== undefined };
      if (source === undefined) this.#state = { source: undefined, isBusy: false, tables: [] };
      else void this.#make(source);
    }
    const page = createPreviewPage(this.#state);
    // A page writes to few of the tables.
    if (source?.pages.onlyPage === undefined) return page;
    return { ...page, tables: page.tables.filter(({ rows }) => rows > 0) };
  }

  stop(): void {
    this.#attempt?.abort();
  }

  async #make({ pages, ...config }: PreviewSource): Promise<void> {
    const attempt = new AbortController();
    this.#attempt = attempt;
    try {
      const { report, tables } = await this.#previewRun(config, pages, attempt.signal);
      if (attempt.signal.aborted) return;
      const made = report.outcome === 'done' ? tables : this.#state.tables;
      this.#state = { ...this.#state, isBusy: false, report, tables: made, fault: undefined };
    } catch (error) {
      if (attempt.signal.aborted) return;
      this.#log.error(`Preview of ${config.configFile}: ${String(error)}`);
      const fault = isUserError(error) ? error.message : faultText;
      this.#state = { ...this.#state, isBusy: false, fault };
    }
    this.#onChange();
  }
}
