import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RunReport, TablePreview } from '@pagewright/engine/run';
import * as z from 'zod';
import { defineTool } from '../call/tool.ts';
import type { ToolCall } from '../call/toolCall.ts';
import { readConfiguration } from '../inputs/configuration.ts';
import { sessionFiles, shapesFile } from '../inputs/sessionFiles.ts';
import { maxRows, tablesOf, tablesOutput } from '../results/tablesResult.ts';
import { verdictOf, verdictOutput } from '../results/verdictResult.ts';
import { finishRun } from '../trial/finishRun.ts';
import { type PlannedTrial, planTrial } from '../trial/planTrial.ts';
import { requireConsent } from '../trial/requireConsent.ts';
import { trialInput } from '../trial/trialInput.ts';
import { maxRequestsOfTrial, maxWaitSeconds } from '../trial/trialLimits.ts';

/** Reads a few pages of one job from the API. */
export const runTrial = defineTool({
  name: 'run_trial',
  title: 'Try a job',
  description:
    'Runs one job of a configuration against its API, a few pages only, and returns the verdict, its evidence and the first rows. It needs the consent of the user, sends requests only to the addresses of the configuration, and writes no tables. Afterwards "read_shapes" and "preview_tables" use the responses of the API.',
  sends: true,
  input: trialInput,
  output: z.object({ verdict: verdictOutput, tables: tablesOutput }),
  async run(input, call) {
    const { job, maxPages } = input;
    const asked = { task: 'run', job, maxRequests: () => maxRequestsOfTrial } as const;
    const trial = await planTrial(await readConfiguration(input, call), asked);
    await requireConsent(trial, [maxPages], call);
    const { report, tables } = await runIt(trial, maxPages, call);
    return { verdict: await verdictOf(report), tables: tablesOf(tables) };
  },
});

async function runIt(
  { configuration, question }: PlannedTrial,
  maxPages: number,
  call: ToolCall,
): Promise<{ report: RunReport; tables: TablePreview[] }> {
  const { previewTables } = await import('@pagewright/engine/run');
  const { writeWhole } = await import('@pagewright/engine/files');
  const { session, network } = call.host;
  const { kept, firstPages: pagesFile, report: reportFile } = sessionFiles(session, configuration.file);
  await rm(kept, { recursive: true, force: true });
  await mkdir(path.dirname(reportFile), { recursive: true });
  const outDir = await mkdtemp(path.join(session, 'trial-'));
  try {
    const { report, firstPages } = await finishRun(
      {
        configText: configuration.applied,
        configName: path.basename(configuration.file),
        environment: configuration.environment,
        secrets: configuration.secrets,
        outDir,
        jobs: [...question.jobs],
        limits: { maxRunPages: maxPages, maxRequests: question.maxRequests },
        maxWait: maxWaitSeconds,
        onlyTo: question.addresses,
        keep: kept,
        learnedShapes: await shapesFile(configuration.file, call),
        ...(network && { network }),
      },
      call.signal,
    );
    await writeWhole(reportFile, JSON.stringify(report));
    await writeWhole(pagesFile, JSON.stringify(firstPages));
    return { report, tables: await previewTables(outDir, report.tables, maxRows) };
  } finally {
    await rm(outDir, { recursive: true, force: true }).catch(() => undefined);
  }
}
