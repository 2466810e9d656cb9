import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PagingSearch, RunRequest } from '@pagewright/engine/run';
import type { ToolCall } from '../call/toolCall.ts';
import type { Configuration } from '../inputs/configuration.ts';
import { openService } from '../inputs/openService.ts';
import { editsOf } from '../results/editResult.ts';
import { finishRun } from '../trial/finishRun.ts';
import { type PlannedTrial, planTrial } from '../trial/planTrial.ts';
import { requireConsent } from '../trial/requireConsent.ts';
import { maxRequestsOfTrial, maxWaitSeconds } from '../trial/trialLimits.ts';
import type { FindingInput } from './findingInput.ts';
import type { FindingOutput } from './findingOutput.ts';

/** Searches the paging of one job or of all with requests, once the user has agreed. */
export async function searchPaging(
  configuration: Configuration,
  { job, maxRequests, description }: FindingInput,
  call: ToolCall,
): Promise<FindingOutput> {
  const { defaultSearchRequests } = await import('@pagewright/engine/run');
  const { searchJson } = await import('@pagewright/engine/summary');
  const most = (jobs: number) => maxRequests ?? Math.min(jobs * defaultSearchRequests, maxRequestsOfTrial);
  const trial = await planTrial(configuration, { task: 'search', job, maxRequests: most });
  await requireConsent(trial, [description], call);
  const api = description === undefined ? undefined : await call.folders.find(description);
  const { service, document } = await openService(configuration, call, { described: api });
  const search = await perform(trial, { names: await service.findPagingNames(document) }, call);
  const written = service.writeFinding(document, search);
  const edits = editsOf('problem' in written ? [] : written, await call.redactor());
  return { ...searchJson(search), ...(edits && { edits }) };
}

/** Makes the search. Throws a UserError if it ends without a result. */
async function perform(
  { configuration, question }: PlannedTrial,
  { names }: Pick<NonNullable<RunRequest['search']>, 'names'>,
  { host, signal }: ToolCall,
): Promise<PagingSearch> {
  const { UserError } = await import('@pagewright/engine/run');
  const { applied: configText, file, environment, secrets } = configuration;
  const { jobs, addresses, maxRequests } = question;
  await mkdir(host.session, { recursive: true });
  const outDir = await mkdtemp(path.join(host.session, 'search-'));
  try {
    const request = { configText, configName: path.basename(file), environment, secrets, outDir, jobs: [...jobs] };
    const limits = { search: { maxRequests, names }, maxWait: maxWaitSeconds, onlyTo: addresses };
    const network = host.network && { network: host.network };
    const { report } = await finishRun({ ...request, ...limits, ...network }, signal);
    signal.throwIfAborted();
    if (report.error !== undefined) throw new UserError(report.error.code, report.error.message);
    if (report.search === undefined) throw new Error('The search ended without a result.');
    return report.search;
  } finally {
    await rm(outDir, { recursive: true, force: true }).catch(() => undefined);
  }
}
