import { isOfPaging, isWithoutPaging, summarizeRun } from '@pagewright/engine/summary';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import { fileUri } from '../../shared/fileId.ts';
import { summaryDocuments } from '../documents/summaryDocuments.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { findPaginationCommand } from './findPaginationCommand.ts';

/** Offers other paging methods above the text of a summary, for each job whose paging is the cause. */
export function registerSummaryLenses(history: RunHistory): vscode.Disposable {
  const top = new vscode.Range(0, 0, 0, 0);
  return vscode.languages.registerCodeLensProvider(
    { scheme: summaryDocuments.scheme },
    {
      provideCodeLenses: async ({ uri }) => {
        const { report, configFile = '' } = (await history.find(uri.query)) ?? {};
        const jobs =
          report === undefined
            ? []
            : summarizeRun(report).concerns.filter((job) => isOfPaging(job) || isWithoutPaging(job));
        return jobs.map(({ name }) => {
          // A job name may look like an icon code.
          const title = `Find Pagination of "${printable(name)}"…`.replaceAll('$(', '$ (');
          const args = [fileUri(configFile), name];
          return new vscode.CodeLens(top, { title, command: findPaginationCommand, arguments: args });
        });
      },
    },
  );
}
