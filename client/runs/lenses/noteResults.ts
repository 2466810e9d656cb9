import { escapeMarkdown } from '@pagewright/engine/text/markdownCode';
import * as vscode from 'vscode';
import type { JobNote, JobNotes } from '../../language/client/jobNotes.ts';
import { fileId } from '../../shared/fileId.ts';
import { configHash } from '../../shared/text/configHash.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { type JobResult, jobResults, resultLines, resultTitle } from './jobResult.ts';

/** Notes the latest result of each job above its text and in the hover of its name. A click opens the run's summary. */
export function noteResults(history: RunHistory, notes: JobNotes): vscode.Disposable {
  return notes.use({
    async notesOf(document) {
      const all = await history.all();
      const results = jobResults(all.filter(({ configFile }) => configFile === fileId(document.uri)));
      if (results.size === 0) return new Map();
      const hash = configHash(document.getText());
      return new Map([...results].map(([name, result]) => [name, noteOf(result, hash)]));
    },
    onDidChange: (listener) => history.onChange((run) => run?.state !== 'running' && listener()),
  });
}

function noteOf(result: JobResult, hash: string): JobNote {
  const { run } = result;
  const isOutdated = run.configHash !== undefined && run.configHash !== hash;
  const lines = resultLines(result, isOutdated);
  return {
    lens: {
      title: resultTitle(result, isOutdated),
      tooltip: [...lines, 'Click to show the run summary.'].join('\n'),
      command: 'pagewright.showRunSummary',
      arguments: [{ run }],
    },
    hover: new vscode.MarkdownString(lines.map(escapeMarkdown).join('\n\n')),
  };
}
