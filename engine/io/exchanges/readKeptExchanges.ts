import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readForeignText } from '../files/readForeignFile.ts';
import type { Recording } from '../recording/readRecording.ts';
import { isExchange, isStart } from '../recording/recordedExchange.ts';
import { exchangeFile, type KeptExchange, type KeptHead, keptHeadFile } from './keptExchange.ts';

/** An exchange of a run; undefined if it is not kept, or not yet. */
export async function readKeptExchange(folder: string, number: number): Promise<KeptExchange | undefined> {
  try {
    const exchange: unknown = JSON.parse(await readForeignText(path.join(folder, exchangeFile(number)), 'record'));
    return isExchange(exchange) ? (exchange as KeptExchange) : undefined;
  } catch {
    return undefined;
  }
}

/** The numbers of the exchanges that are kept in a folder so far. */
export async function listKeptExchanges(folder: string): Promise<Set<number>> {
  const names = await readdir(folder).catch(() => []);
  return new Set(names.map((name) => Number.parseInt(name, 10)).filter(Number.isInteger));
}

/**
 * The first exchanges of a run, up to the first that is not kept completely, as a recording that can replay the
 * beginning of the run. Undefined if the folder holds none.
 */
export async function readKeptRecording(folder: string): Promise<Recording | undefined> {
  const head = await readHead(folder);
  if (head === undefined) return undefined;
  const names = new Set(await readdir(folder));
  const exchanges: KeptExchange[] = [];
  for (let number = 1; names.has(exchangeFile(number)); number++) {
    const exchange = await readKeptExchange(folder, number);
    if (exchange === undefined || exchange.isBodyDropped) break;
    exchanges.push(exchange);
  }
  return { folder, ...head, exchanges };
}

async function readHead(folder: string): Promise<KeptHead | undefined> {
  try {
    const head: KeptHead | null = JSON.parse(await readForeignText(path.join(folder, keptHeadFile), 'record'));
    const isWhole = isStart(head?.startedAt) && Number.isInteger(head?.previousStart);
    return isWhole ? (head ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
