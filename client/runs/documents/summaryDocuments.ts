import { summaryMarkdown } from '@pagewright/engine/summary';
import * as vscode from 'vscode';
import { describeEnded } from '../history/runFacts.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { headingFolds } from './headingFolds.ts';
import type { RunDocumentKind } from './runDocuments.ts';

/** The summary of a run as text. */
export const summaryDocuments: RunDocumentKind = {
  scheme: 'pagewright-run',
  ending: '.md',
  noun: 'Summary',
  text(run: RunRecord): string {
    const { title, report, state } = run;
    if (report === undefined)
      return `${title} has no summary: ${reasons[state] ?? 'it failed with an internal error'}.\n`;
    return summaryMarkdown(title, describeEnded(report, run));
  },
};

/** The reason why there is no report. */
const reasons: Partial<Record<RunRecord['state'], string>> = {
  running: 'it is still running',
  interrupted: 'the window was closed during the run',
};

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
