import * as vscode from 'vscode';
import { describeRun, isOfPaging, summarizeRun } from '../../../engine/summary.ts';
import { printable } from '../../shared/text/printable.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { suggestPaginationCommand } from '../suggesting/suggestPagination.ts';
import { headingFolds } from './headingFolds.ts';
import type { RunDocumentKind } from './runDocuments.ts';
import { summaryMarkdown } from './summaryMarkdown.ts';

/** The summary of a run. */
export const summaryDocuments: RunDocumentKind = {
  scheme: 'pagewright-run',
  ending: '.run.md',
  noun: 'summary',
  text({ title, report, state }: RunRecord): string {
    if (report === undefined)
      return `${title} has no summary: ${reasons[state] ?? 'it failed with an internal error'}.\n`;
    return summaryMarkdown(title, describeRun(report));
  },
};

/** Why there is no report. */
const reasons: Partial<Record<RunRecord['state'], string>> = {
  running: 'it is still running',
  interrupted: 'the window was closed during the run',
};

/** Offers other paging methods above a summary, for each job where the paging is to blame. */
export function registerSummaryLenses(history: RunHistory): vscode.Disposable {
  const top = new vscode.Range(0, 0, 0, 0);
  return vscode.languages.registerCodeLensProvider(
    { scheme: summaryDocuments.scheme },
    {
      provideCodeLenses: async ({ uri }) => {
        const { report, configFile = '' } = (await history.find(uri.query)) ?? {};
        const jobs = report === undefined ? [] : summarizeRun(report).concerns.filter(isOfPaging);
        return jobs.map(({ name }) => {
          const title = `Suggest Pagination of "${printable(name)}"…`.replaceAll('$(', '$ (');
          const args = [vscode.Uri.file(configFile), name];
          return new vscode.CodeLens(top, { title, command: suggestPaginationCommand, arguments: args });
        });
      },
    },
  );
}

/** Makes the headings of summaries foldable. */
export function registerSummaryFolding(): vscode.Disposable {
  return vscode.languages.registerFoldingRangeProvider(
    { scheme: summaryDocuments.scheme },
    {
      provideFoldingRanges: (document) =>
        headingFolds(document.getText()).map(({ start, end }) => new vscode.FoldingRange(start, end)),
    },
  );
}
