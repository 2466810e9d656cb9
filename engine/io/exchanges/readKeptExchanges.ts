import { parsePlain } from '../../core/json/parsePlain.ts';
import type { FileSource } from '../files/fileSource.ts';
import { readText } from '../files/fileSource.ts';
import type { Recording } from '../recording/readRecording.ts';
import { isExchange, isStart } from '../recording/recordedExchange.ts';
import { exchangeFile, type KeptExchange, type KeptHead, keptHeadFile } from './keptExchange.ts';

/** An exchange of a run; undefined if it is not kept, or not yet. */
export async function readKeptExchange(files: FileSource, number: number): Promise<KeptExchange | undefined> {
  try {
    const exchange: unknown = parsePlain(await readText(files, exchangeFile(number), 'record'));
    return isExchange(exchange) ? (exchange as KeptExchange) : undefined;
  } catch {
    return undefined;
  }
}

/** The numbers of the exchanges that are kept so far. */
export async function listKeptExchanges(files: FileSource): Promise<Set<number>> {
  const names = await files.list();
  return new Set(names.map((name) => Number.parseInt(name, 10)).filter(Number.isInteger));
}

/**
 * The first exchanges of a run, up to the first incomplete one, as a recording that replays the beginning of the run.
 * Undefined if there are none.
 */
export async function readKeptRecording(files: FileSource): Promise<Recording | undefined> {
  const head = await readHead(files);
  if (head === undefined) return undefined;
  const names = new Set(await files.list());
  const exchanges: KeptExchange[] = [];
  for (let number = 1; names.has(exchangeFile(number)); number++) {
    const exchange = await readKeptExchange(files, number);
    if (exchange === undefined || exchange.isBodyDropped) break;
    exchanges.push(exchange);
  }
  return { files, ...head, exchanges };
}

async function readHead(files: FileSource): Promise<KeptHead | undefined> {
  try {
    const head: KeptHead | null = parsePlain(await readText(files, keptHeadFile, 'record'));
    const isWhole = isStart(head?.startedAt) && Number.isInteger(head?.previousStart);
    return isWhole ? (head ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
