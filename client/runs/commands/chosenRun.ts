import { showInformationMessage } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';
import { distinctName } from '../history/distinctName.ts';
import { fileInFront } from '../history/fileInFront.ts';
import { runFacts } from '../history/runFacts.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** A run named by a line of a view. */
export interface NamedRun {
  run: RunRecord;
}

/** The run that a command applies to: the one named by a line, otherwise the one that `lastRun` finds. */
export async function chosenRun(
  history: RunHistory,
  named: NamedRun | undefined,
  missing: string,
): Promise<RunRecord | undefined> {
  return named?.run ?? (await lastRun(await history.all(), missing));
}

/**
 * The last run of the configuration in front; tells the user if it has none. If no configuration is in front, the last
 * run of the only one, or of the one that the user picks: never silently that of another.
 */
export async function lastRun(newestFirst: readonly RunRecord[], missing: string): Promise<RunRecord | undefined> {
  const file = fileInFront(newestFirst);
  if (file === undefined) return await pickRun(newestFirst, missing);
  const run = newestFirst.find(({ configFile }) => configFile === file);
  const files = newestFirst.map(({ configFile }) => configFile);
  if (run === undefined) void showInformationMessage(`${missing} Run "${distinctName(file, files)}" first.`);
  return run;
}

async function pickRun(newestFirst: readonly RunRecord[], missing: string): Promise<RunRecord | undefined> {
  const last = [...Map.groupBy(newestFirst, ({ configFile }) => configFile).values()].flatMap(([run]) => run ?? []);
  if (last.length === 0) void showInformationMessage(`${missing} Run a configuration first.`);
  if (last.length <= 1) return last[0];
  const files = last.map(({ configFile }) => configFile);
  const items = last.map((run) => {
    return { label: distinctName(run.configFile, files), description: `last run: ${runFacts(run)}`, run };
  });
  return (await showList(items, { placeHolder: 'Configuration whose last run it is about' }))?.run;
}
