import type { ToolCall } from '../call/toolCall.ts';
import type { Configuration } from '../inputs/configuration.ts';
import { openService } from '../inputs/openService.ts';
import { editsOf } from '../results/editResult.ts';
import type { FindingInput } from './findingInput.ts';
import type { FindingOutput } from './findingOutput.ts';
import { knownPages } from './knownPages.ts';

const unproven = 'Nothing was sent, so nothing is proven. Call it again without "send" and "responses" for a proof.';

/** The paging methods that fit what is known. Sends nothing, so none of them is proven. */
export async function listCandidates(
  configuration: Configuration,
  { job, responses = [], description }: FindingInput,
  call: ToolCall,
): Promise<FindingOutput> {
  const api = description === undefined ? undefined : await call.folders.find(description);
  const { service, document } = await openService(configuration, call, { described: api });
  await requireJobs(
    [...(job === undefined ? [] : [job]), ...responses.map((each) => each.job)],
    service.findJobs(document).map(({ name }) => name),
  );
  const pages = await knownPages(configuration.file, responses, call);
  const { lookedAt, choices } = await service.listCandidates(document, { job, pages });
  const redact = await call.redactor();
  const candidates = choices.map(({ title, confidence, evidence, edits }) => {
    const written = editsOf(edits, redact);
    return { title, proven: false as const, confidence, evidence, ...(written && { edits: written }) };
  });
  const counts = { requests: 0, maxRequests: 0 };
  const found = { result: 'unknown' as const, changes: [], evidence: [], tried: [], ...counts, reason: unproven };
  return { ...found, candidates, lookedAt, ...(api !== undefined && { described: await described(api, call) }) };
}

async function requireJobs(wanted: readonly string[], known: readonly string[]): Promise<void> {
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const { UserError } = await import('@pagewright/engine/run');
  throw new UserError('run.unknown-job', `There is no job "${unknown}". The jobs are "${known.join('", "')}".`);
}

/** The paging in a document for all of its lists. */
async function described(file: string, call: ToolCall): Promise<NonNullable<FindingOutput['described']>> {
  const { importDescription, openDescription } = await import('@pagewright/engine/descriptions');
  const { description } = await openDescription(file, { signal: call.signal });
  return importDescription(description, {}).report.endpoints.map(({ method, path, paging, sureness, evidence }) => ({
    endpoint: `${method} ${path}`,
    paging,
    sureness,
    evidence,
  }));
}
