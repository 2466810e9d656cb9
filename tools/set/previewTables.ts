import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import type { ToolCall } from '../call/toolCall.ts';
import { configurationInput, pathInput, readConfiguration } from '../inputs/configuration.ts';
import { maxRows, tablesOf, tablesOutput } from '../results/tablesResult.ts';
import { verdictOf, verdictOutput } from '../results/verdictResult.ts';
import { findLastRun } from '../trial/findLastRun.ts';
import { finishRun } from '../trial/finishRun.ts';

/** Previews tables from known pages, without a request. */
export const previewTables = defineTool({
  name: 'preview_tables',
  title: 'Preview the tables',
  description:
    'Makes the tables of a configuration from known responses, and sends nothing: from a recording, or from the pages that the last run or trial of this configuration has kept. Use it to see what a change of "dataField", "mappings" or filters does.',
  input: z.strictObject({
    ...configurationInput,
    recording: pathInput
      .optional()
      .describe('Folder of a recording. Absent: the pages of the last run, else the recording of the editor.'),
    job: z.string().min(1).max(1000).optional().describe('Only this job with its children.'),
  }),
  output: z.object({ source: z.enum(['recording', 'run']), verdict: verdictOutput, tables: tablesOutput }),
  async run(input, call) {
    const { previewTables: preview } = await import('@pagewright/engine/run');
    const configuration = await readConfiguration(input, call);
    const { folder, source } = await findPages(input.recording, configuration, call);
    await mkdir(call.host.session, { recursive: true });
    const outDir = await mkdtemp(path.join(call.host.session, 'preview-'));
    try {
      const { applied: configText, file, secrets } = configuration;
      const jobs = input.job === undefined ? {} : { jobs: [input.job] };
      const request = { configText, configName: path.basename(file), secrets, outDir, replay: folder, ...jobs };
      const { report } = await finishRun(request, call.signal);
      const tables = tablesOf(await preview(outDir, report.tables, maxRows));
      return { source, verdict: await verdictOf(report), tables };
    } finally {
      await rm(outDir, { recursive: true, force: true }).catch(() => undefined);
    }
  },
});

async function findPages(
  recording: string | undefined,
  { file, isFile, environment }: { file: string; isFile: boolean; environment: string | undefined },
  call: ToolCall,
): Promise<{ folder: string; source: 'recording' | 'run' }> {
  const { recordingDirOf } = await import('@pagewright/engine/places');
  const { UserError } = await import('@pagewright/engine/run');
  if (recording !== undefined) return await recorded(await call.folders.find(recording), call);
  const run = await findLastRun(file, call);
  if (run !== undefined && (await readdir(run.kept).catch(() => [])).length > 0)
    return { folder: run.kept, source: 'run' };
  const own = recordingDirOf(file, environment);
  if (isFile && (await readdir(own).catch(() => [])).length > 0)
    return await recorded(await call.folders.find(own), call);
  const message = 'No response of this configuration is known. Make a trial with "run_trial", or give a "recording".';
  throw new UserError('tool.no-pages', message);
}

/** The folder of a recording, of which no file may be a link to one elsewhere either. */
async function recorded(folder: string, call: ToolCall): Promise<{ folder: string; source: 'recording' }> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) await call.folders.find(path.join(folder, name));
  return { folder, source: 'recording' };
}
