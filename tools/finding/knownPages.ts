import type { ObservedPage } from '@pagewright/server/service';
import type { ToolCall } from '../call/toolCall.ts';
import { findLastRun } from '../trial/findLastRun.ts';
import type { FindingInput } from './findingInput.ts';

/** The maximum size of a response; of a larger one the shape is enough. */
const maxCharacters = 2_000_000;

/** The known first pages by job: those that the assistant gives, else those that the last run has kept. */
export async function knownPages(
  configFile: string,
  responses: NonNullable<FindingInput['responses']>,
  call: ToolCall,
): Promise<Map<string, ObservedPage>> {
  const pages = new Map(await readKept(configFile, call));
  for (const { job, url, headers = {}, body } of responses) {
    const lowered = Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]);
    pages.set(job, { url, headers: Object.fromEntries(lowered), response: body as ObservedPage['response'] });
  }
  return pages;
}

/** The first response of each job that the last run has kept. */
async function readKept(configFile: string, call: ToolCall): Promise<[string, ObservedPage][]> {
  const { readKeptExchange, readText } = await import('@pagewright/engine/exchanges');
  const { folderFiles } = await import('@pagewright/engine/files');
  const { parseJson } = await import('@pagewright/engine/json');
  const run = await findLastRun(configFile, call);
  if (run === undefined) return [];
  const files = folderFiles(run.kept);
  const pages: [string, ObservedPage][] = [];
  for (const [job, number] of Object.entries(run.firstPages)) {
    const exchange = await readKeptExchange(files, number);
    if (!exchange?.answer?.endsWith('.json')) continue;
    const body = await readText(files, exchange.answer, 'response');
    if (body.length > maxCharacters) continue;
    pages.push([job, { url: exchange.url, headers: exchange.answerHeaders ?? {}, response: parseJson(body) }]);
  }
  return pages;
}
