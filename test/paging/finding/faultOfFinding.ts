import { budget, type Found } from './findPaging.ts';
import type { Outcome, ReadyApi } from './pagedApi.ts';
import { faultOfReading } from './readByRun.ts';

const exitCodes: Record<Outcome, number> = { found: 0, 'not-needed': 0, 'not-expressible': 3, unknown: 3, fault: 1 };

/** Finds what is wrong with the answer of the verb for an API; undefined where it is right. */
export async function faultOfFinding(api: ReadyApi, found: Found, outDir: string): Promise<string | undefined> {
  return faultOfForm(api, found) ?? (await faultOfOutcome(api, found, outDir));
}

/** Finds what is wrong with any answer of this kind, whatever the API serves. */
function faultOfForm(api: ReadyApi, { outcome, code, answer, output, requests, before, after }: Found) {
  if (requests.length > budget) return `sent ${requests.length} requests`;
  if (!(outcome in exitCodes)) return `says ${outcome}`;
  if (code !== exitCodes[outcome]) return `says ${outcome} and ends with ${code}: ${output}`;
  if (outcome !== 'fault' && !isCount(api, answer['requests'], requests.length))
    return `says ${answer['requests']} requests, and the API saw ${requests.length}`;
  const secret = Object.entries(api.config ?? {}).find(([key]) => key.startsWith('#'))?.[1];
  if (typeof secret === 'string' && output.includes(secret)) return 'prints a secret';
  if (outcome === 'not-needed') return JSON.parse(after).api.pagination && 'says not-needed and writes a pagination';
  if (outcome !== 'found') return before === after ? undefined : `says ${outcome} and changes the file:\n${after}`;
  if (!(answer['evidence'] as unknown[] | undefined)?.length) return 'found without evidence';
  const { pagination } = JSON.parse(after).api;
  return JSON.stringify(pagination) === JSON.stringify(answer['pagination']) ? undefined : 'wrote what it does not say';
}

/** Whether a told number of requests is true. What was sent elsewhere counts as well, and the API did not see it. */
function isCount({ leadsAway, isDown }: ReadyApi, told: unknown, seen: number): boolean {
  return leadsAway || isDown ? Number(told) >= seen && Number(told) <= budget : told === seen;
}

async function faultOfOutcome(api: ReadyApi, found: Found, outDir: string): Promise<string | undefined> {
  const { outcome, answer, after } = found;
  const reason = String(answer['reason']);
  const told = `says ${outcome}: ${reason}`;
  if (outcome === 'found' || outcome === 'not-needed') return await faultOfWriting(api, found, outDir);
  if (outcome === 'not-expressible' && api.names !== undefined)
    return api.names.test(reason) ? undefined : `the reason does not name it: ${reason}`;
  return api.accepts?.includes(outcome) ? undefined : `${told}${after === found.before ? '' : ' (and wrote)'}`;
}

/** Finds what is wrong with the written configuration, by a run of it. */
async function faultOfWriting(api: ReadyApi, { outcome, answer, after }: Found, outDir: string) {
  // Where nothing can be read, or without end, nothing can be proved.
  const isRead = (api.truth !== undefined || api.names !== undefined) && (api.n > 0 || outcome === 'not-needed');
  const fault = isRead ? await faultOfReading(api, JSON.parse(after), outDir) : 'nothing can be proved here';
  return fault && `says ${outcome} ${JSON.stringify(answer['pagination'] ?? null)}: ${fault}`;
}
