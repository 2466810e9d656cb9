import { escapeMarkdown } from '@pagewright/engine/text/markdownCode';
import * as vscode from 'vscode';
import type { JobNote, JobNotes } from '../../language/client/jobNotes.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { fileId } from '../../shared/fileId.ts';
import { ownerFile } from '../../shared/ownerFile.ts';
import { configHash } from '../../shared/text/configHash.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { type JobResult, jobResults, resultLines, resultTitle } from './jobResult.ts';
import { ofRow } from './rowReport.ts';

/** Notes the latest result of each job above its text and in the hover of its name. A click opens the run's summary. */
export function noteResults(history: RunHistory, projects: Projects, notes: JobNotes): vscode.Disposable {
  return notes.use({
    async notesOf(document) {
      const file = fileId(document.uri);
      const all = await history.all();
      // At a configuration with rows, the results are those of its rows.
      const own = all.filter(({ configFile }) => configFile === file || ownerFile(configFile) === file);
      // At a row, also those of jobs of the platform that ran the whole configuration.
      const owner = ownerFile(file);
      const ofWhole = owner === file ? [] : all.filter(({ configFile, scope }) => configFile === owner && scope.remote);
      const row = owner === file ? undefined : await rowName(document, projects);
      const runs = [...own, ...ofWhole].toSorted((one, other) => (one.id < other.id ? 1 : -1));
      const results = jobResults(runs.map((run) => ofRow(run, row)));
      if (results.size === 0) return new Map();
      const hashes = await hashesOf(document, projects);
      return new Map([...results].map(([name, result]) => [name, noteOf(result, hashes.get(result.run.configFile))]));
    },
    onDidChange: (listener) => history.onChange((run) => run?.state !== 'running' && listener()),
  });
}

/** The name of the row that a document is. */
async function rowName(document: vscode.TextDocument, projects: Projects): Promise<string | undefined> {
  return (await projects.runsOf(document.uri))?.runs[0]?.composition.row;
}

/** The hashes of what would run now, by the files that runs are kept by. */
async function hashesOf(document: vscode.TextDocument, projects: Projects): Promise<Map<string, string>> {
  const rows = (await projects.runsOf(document.uri))?.runs;
  const texts = rows?.map(({ uri, text }) => [fileId(uri), text] as const);
  const own = [[fileId(document.uri), document.getText()] as const];
  return new Map((texts ?? own).map(([file, text]) => [file, configHash(text)]));
}

function noteOf(result: JobResult, hash: string | undefined): JobNote {
  const { run } = result;
  // What ran may be another text than any here, and what is here may not be readable.
  const isOutdated = run.configHash !== undefined && hash !== undefined && run.configHash !== hash;
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
