import * as vscode from 'vscode';
import { summarizeRun } from '../../engine/summary.ts';
import type { EditorRun } from '../run/editorRun.ts';
import { headingFolds } from './headingFolds.ts';
import type { RunDocumentKind } from './runDocuments.ts';
import { summaryMarkdown } from './summaryMarkdown.ts';

/** The summary of a run. */
export const summaryDocuments: RunDocumentKind = {
  scheme: 'pagewright-run',
  ending: '.run.md',
  noun: 'summary',
  text({ title, report }: EditorRun): string {
    if (report === undefined) return `${title} has no summary yet: it still runs, or ended by a fault.\n`;
    return summaryMarkdown(title, summarizeRun(report));
  },
};

/** Lets summaries fold by their headings. */
export function registerSummaryFolding(): vscode.Disposable {
  return vscode.languages.registerFoldingRangeProvider(
    { scheme: summaryDocuments.scheme },
    {
      provideFoldingRanges: (document) =>
        headingFolds(document.getText()).map(({ start, end }) => new vscode.FoldingRange(start, end)),
    },
  );
}
