import type { KnownRun } from '../call/knownRun.ts';
import type { ToolCall } from '../call/toolCall.ts';
import { sessionFiles } from '../inputs/sessionFiles.ts';

/** The last trial of a configuration in this session, or the last run that the host knows, whichever is newer. */
export async function findLastRun(configFile: string, call: ToolCall): Promise<KnownRun | undefined> {
  const trial = await readTrial(configFile, call);
  const run = await call.host.lastRun?.(configFile);
  if (trial === undefined || run === undefined) return trial ?? run;
  return Date.parse(run.report.startedAt) > Date.parse(trial.report.startedAt) ? run : trial;
}

async function readTrial(configFile: string, { host }: ToolCall): Promise<KnownRun | undefined> {
  const { readReportFile } = await import('@pagewright/engine/reports');
  const { readOrError } = await import('@pagewright/engine/files');
  const { parsePlain } = await import('@pagewright/engine/json');
  const files = sessionFiles(host.session, configFile);
  const report = await readReportFile(files.report).catch(() => undefined);
  const pages = await readOrError(files.firstPages, 'record');
  if (report === undefined || typeof pages !== 'string') return undefined;
  return { report, kept: files.kept, firstPages: parsePlain(pages) };
}
