import { budget, type Found } from './findPaging.ts';
import type { Outcome, ReadyApi } from './pagedApi.ts';
import { faultOfReading } from './readByRun.ts';

const exitCodes: Record<Outcome, number> = { found: 0, 'not-needed': 0, 'not-expressible': 3, unknown: 3, fault: 1 };

/** What is wrong with the answer of the verb for an API; undefined where it is right. */
export async function faultOfFinding(api: ReadyApi, found: Found, outDir: string): Promise<string | undefined> {
  return faultOfForm(found) ?? (await faultOfOutcome(api, found, outDir));
}

/** What is wrong with any answer of this kind, whatever the API. */
function faultOfForm({ outcome, code, answer, output, requests, before, after }: Found): string | undefined {
  if (requests.length > budget) return `sent ${requests.length} requests`;
  if (!(outcome in exitCodes)) return `says ${outcome}`;
  if (code !== exitCodes[outcome]) return `says ${outcome} and ends with ${code}: ${output}`;
  if (outcome !== 'fault' && answer['requests'] !== requests.length)
    return `says ${answer['requests']} requests, and sent ${requests.length}`;
  if (outcome !== 'found') return before === after ? undefined : `says ${outcome} and changes the file:\n${after}`;
  if (!(answer['evidence'] as unknown[] | undefined)?.length) return 'found without evidence';
  const { pagination } = JSON.parse(after).api;
  return JSON.stringify(pagination) === JSON.stringify(answer['pagination']) ? undefined : 'wrote what it does not say';
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

/** What is wrong with the written configuration, by a run of it. */
async function faultOfWriting(api: ReadyApi, { outcome, answer, after }: Found, outDir: string) {
  // Where nothing can be read, or without end, nothing can be proved.
  const isRead = api.truth !== undefined || api.names !== undefined;
  const fault = isRead ? await faultOfReading(api, JSON.parse(after), outDir) : 'nothing can be proved here';
  return fault && `says ${outcome} ${JSON.stringify(answer['pagination'] ?? null)}: ${fault}`;
}
