import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RunReport, TablePreview } from '@pagewright/engine/run';
import * as z from 'zod';
import { ConsentNeeded } from '../call/consentNeeded.ts';
import { defineTool } from '../call/tool.ts';
import type { ToolCall } from '../call/toolCall.ts';
import { sessionFiles, shapesFile } from '../inputs/sessionFiles.ts';
import { maxRows, tablesOf, tablesOutput } from '../results/tablesResult.ts';
import { verdictOf, verdictOutput } from '../results/verdictResult.ts';
import { finishRun } from '../trial/finishRun.ts';
import { type PlannedTrial, planTrial } from '../trial/planTrial.ts';
import { trialInput } from '../trial/trialInput.ts';
import { questionText } from '../trial/trialQuestion.ts';

/** The maximum wait before a retry, in seconds: somebody waits for the result. */
const maxWaitSeconds = 10;

const onlyFiles =
  'Trials without a question are made of configurations in the folders only, not of a "text", which may name any address. Write it into a file there and give its "path".';

const changedSince = 'The configuration has changed since this was asked.';

/** Reads a few pages of one job from the API. */
export const runTrial = defineTool({
  name: 'run_trial',
  title: 'Try a job',
  description:
    'Runs one job of a configuration against its API, a few pages only, and returns the verdict, its evidence and the first rows. It needs the consent of the user, sends requests only to the addresses of the configuration, and writes no tables. Afterwards "suggest_pagination" and "preview_tables" use the responses of the API.',
  sends: true,
  input: trialInput,
  output: z.object({ verdict: verdictOutput, tables: tablesOutput }),
  async run(input, call) {
    const trial = await planTrial(input, call);
    await requireConsent(trial, input.maxPages, call);
    const { report, tables } = await runIt(trial, input.maxPages, call);
    return { verdict: await verdictOf(report), tables: tablesOf(tables) };
  },
});

/** Checks the consent against what the user agreed to, not against the file as it is now. */
async function requireConsent(
  { configuration, question }: PlannedTrial,
  maxPages: number,
  { host: { consent } }: ToolCall,
): Promise<void> {
  if (consent === 'always' || (consent === 'files' && configuration.isFile)) return;
  const asked = questionText(question);
  if (consent === 'files') {
    const { UserError } = await import('@pagewright/engine/run');
    throw new UserError('tool.not-a-file', onlyFiles);
  }
  // The question shows neither parameters nor bodies. The shown requests may depend on the time.
  const { first: _, ...known } = question;
  const about = digestOf([known, configuration.file, configuration.applied, maxPages]);
  if (consent === undefined) throw new ConsentNeeded(asked, about);
  if (consent.to !== about) throw new ConsentNeeded(`${changedSince} ${asked}`, about);
}

function digestOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

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
        jobs: [question.job],
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
