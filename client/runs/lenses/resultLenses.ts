import { languageId } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { findJobs } from '../../language/client/findJobs.ts';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { fileId } from '../../shared/fileId.ts';
import { configHash } from '../../shared/text/configHash.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { jobResults, resultDetails, resultTitle } from './jobResult.ts';

/** The interval at which the age of the results is updated. */
const refreshMs = 60_000;

/** Shows the latest result of each job above its text; a click opens the summary of that run. */
export class ResultLenses implements vscode.CodeLensProvider {
  readonly #history: RunHistory;
  readonly #language: LanguageSupport;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly onDidChangeCodeLenses = this.#changed.event;

  constructor(history: RunHistory, language: LanguageSupport) {
    this.#history = history;
    this.#language = language;
  }

  register(): vscode.Disposable {
    const { window } = vscode;
    const refresh = () => this.#changed.fire();
    // VS Code asks only for lenses of visible editors, and nobody sees those of a window in the background.
    const aging = setInterval(() => window.state.focused && isConfigurationVisible() && refresh(), refreshMs);
    return vscode.Disposable.from(
      vscode.languages.registerCodeLensProvider({ language: languageId }, this),
      this.#history.onChange((run) => run?.state !== 'running' && refresh()),
      window.onDidChangeWindowState(({ focused }) => focused && refresh()),
      { dispose: () => clearInterval(aging) },
      this.#changed,
    );
  }

  async provideCodeLenses(document: vscode.TextDocument): Promise<vscode.CodeLens[]> {
    const all = await this.#history.all();
    const results = jobResults(all.filter(({ configFile }) => configFile === fileId(document.uri)));
    if (results.size === 0) return [];
    const [now, hash] = [Date.now(), configHash(document.getText())];
    const jobs = await findJobs(this.#language, document);
    return jobs.flatMap(({ name, range: { start } }) => {
      const result = results.get(name);
      if (result === undefined) return [];
      const { run } = result;
      const isOutdated = run.configHash !== undefined && run.configHash !== hash;
      const title = resultTitle(result, now, isOutdated);
      const command = 'pagewright.showRunSummary';
      return new vscode.CodeLens(new vscode.Range(start, start), {
        title,
        command,
        tooltip: resultDetails(result),
        arguments: [{ run }],
      });
    });
  }
}

function isConfigurationVisible(): boolean {
  return vscode.window.visibleTextEditors.some(({ document }) => document.languageId === languageId);
}
