import { escapeMarkdown } from '@pagewright/engine/text/markdownCode';
import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { JobNote, JobNotes } from '../../language/client/jobNotes.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { textOfRuns } from '../../project/composition/textOfRuns.ts';
import { isTrial } from '../../running/run/runScope.ts';
import { fileId, fileUri } from '../../shared/fileId.ts';
import type { IsOffered } from '../../shared/machineCommands.ts';
import { ownerFile } from '../../shared/ownerFile.ts';
import { configHash } from '../../shared/text/configHash.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { isOutdated, type JobResult, jobResults, resultLines, resultTitle } from './jobResult.ts';
import { ofRow, type RowNames } from './rowReport.ts';

/** Notes the latest result of each job above its text and in the hover of its name. A click opens the run's summary. */
export function noteResults(
  history: RunHistory,
  projects: Projects,
  notes: JobNotes,
  isOffered: IsOffered,
): vscode.Disposable {
  return notes.use({
    async notesOf(document) {
      const file = fileId(document.uri);
      const all = await history.all();
      // At a configuration with rows, the results are those of its rows.
      const own = all.filter(({ configFile }) => configFile === file || ownerFile(configFile) === file);
      // At a row, also those of jobs of the platform that ran the whole configuration.
      const owner = ownerFile(file);
      const ofWhole = owner === file ? [] : all.filter(({ configFile, scope }) => configFile === owner && scope.remote);
      const runs = [...own, ...ofWhole].toSorted((one, other) => (one.id < other.id ? 1 : -1));
      if (runs.length === 0) return new Map();
      const { hashes, rows } = await textsOf(document, projects);
      const results = jobResults(runs.map((run) => ofRow(run, rows)));
      return new Map(
        [...results].map(([name, result]) => [
          name,
          noteOf(result, hashes.get(result.run.configFile), linksOf(document, name, result, isOffered)),
        ]),
      );
    },
    onDidChange: (listener) => history.onChange((run) => run?.state !== 'running' && listener()),
  });
}

/** The hashes of what would run now, by the files that runs are kept by, and the rows of the configuration. */
async function textsOf(
  document: vscode.TextDocument,
  projects: Projects,
): Promise<{ hashes: Map<string, string>; rows: RowNames }> {
  const file = fileId(document.uri);
  const owner = ownerFile(file);
  const whole = (await projects.runsOf(fileUri(owner)))?.runs;
  if (whole === undefined) return { hashes: new Map([[file, configHash(document.getText())]]), rows: { all: [] } };
  const hashes = whole.map(({ uri, text }) => [fileId(uri), configHash(text)] as const);
  const rows = whole.flatMap(({ uri, composition: { row } }) => (row ? [{ file: fileId(uri), name: row.name }] : []));
  return {
    hashes: new Map([[owner, configHash(textOfRuns(whole))], ...hashes]),
    rows: { all: rows.map(({ name }) => name), own: rows.find((row) => row.file === file)?.name },
  };
}

function noteOf(result: JobResult, hash: string | undefined, links: readonly string[]): JobNote {
  const { run } = result;
  const isOld = isOutdated(run, hash);
  const lines = resultLines(result, isOld);
  return {
    lens: {
      title: resultTitle(result, isOld),
      tooltip: [...lines, 'Click to show the run summary.'].join('\n'),
      command: 'pagewright.showRunSummary',
      arguments: [{ run }],
    },
    hover: hoverOf(lines, links),
  };
}

const keepCommand = 'pagewright.keepRunAsTest';

/** The links below a result: to run the first page of a top-level job, and to keep a whole run as a test. */
function linksOf(
  { uri }: vscode.TextDocument,
  name: string,
  { run: { id, state, scope } }: JobResult,
  isOffered: IsOffered,
): string[] {
  const isKept = state === 'done' && !isTrial(scope) && isOffered(keepCommand);
  return [
    ...(name.includes(' > ') ? [] : [linkTo('Run First Page', runCommands.runFirstPage, uri.toString(), name)]),
    ...(isKept ? [linkTo('Keep This Run as a Test…', keepCommand, { id })] : []),
  ];
}

function linkTo(label: string, command: string, ...args: unknown[]): string {
  return `[${label}](command:${command}?${encodeURIComponent(JSON.stringify(args))})`;
}

/** The lines of a result, and the links below them. */
function hoverOf(lines: readonly string[], links: readonly string[]): vscode.MarkdownString {
  const shown = lines.map(escapeMarkdown);
  const hover = new vscode.MarkdownString([...shown, ...(links.length > 0 ? [links.join(' · ')] : [])].join('\n\n'));
  hover.isTrusted = { enabledCommands: [runCommands.runFirstPage, keepCommand] };
  return hover;
}
