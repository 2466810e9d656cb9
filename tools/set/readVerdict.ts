import path from 'node:path';
import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import type { ToolCall } from '../call/toolCall.ts';
import { configurationInput, pathInput, readConfiguration } from '../inputs/configuration.ts';
import { verdictOf, verdictOutput } from '../results/verdictResult.ts';
import { findLastRun } from '../trial/findLastRun.ts';

/** Says whether everything was read, with the evidence. */
export const readVerdict = defineTool({
  name: 'read_verdict',
  title: 'Read the verdict of a run',
  description:
    'Says whether a run read all the data, with the evidence: for the report of a run ("report"), or for the last run or trial of a configuration ("path" or "text"). A successful run may still be incomplete.',
  input: z.strictObject({
    report: pathInput.optional().describe('Path of a report that "run --report" has written.'),
    ...configurationInput,
  }),
  output: verdictOutput,
  async run({ report, ...given }, call) {
    const { UserError } = await import('@pagewright/engine/run');
    const { readReportFile } = await import('@pagewright/engine/reports');
    const named = given.path !== undefined || given.text !== undefined;
    if (!named && report === undefined)
      throw new UserError('tool.bad-input', 'Give a "report", or the configuration as "path" or "text".');
    const configuration = named ? await readConfiguration(given, call) : undefined;
    if (report !== undefined) {
      const file = await call.folders.find(report);
      const found = await readReportFile(file);
      if (!named) await hideSecretsOf(found.config, path.dirname(file), call);
      return await verdictOf(found);
    }
    const run = await findLastRun(configuration?.file ?? '', call);
    if (run !== undefined) return await verdictOf(run.report);
    const message = 'No run of this configuration is known. Make a trial with "run_trial", or give a "report".';
    throw new UserError('report.missing', message);
  },
});

/**
 * Hides the secrets of a report. It has none, unless somebody else has written it; if its configuration is available,
 * its secrets are known.
 */
async function hideSecretsOf(config: string, folder: string, call: ToolCall): Promise<void> {
  for (const around of [folder, call.folders.first]) {
    const file = path.join(around, path.basename(config));
    // An unreadable configuration hides nothing.
    await readConfiguration({ path: file }, call).catch(() => undefined);
  }
}
