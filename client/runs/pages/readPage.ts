import path from 'node:path';
import { type KeptExchange, readKeptExchange } from '../../../engine/exchanges.ts';
import { readForeignText } from '../../../engine/files.ts';

/** A request with its response, without secrets; each part is absent where it is not kept. */
export interface KeptPage {
  exchange: KeptExchange | undefined;
  /** The body of the response. */
  body: string | undefined;
}

/** Reads a request of a run, by its number, from the folder of the run's exchanges. */
export async function readPage(folder: string, number: number): Promise<KeptPage> {
  const exchange = await readKeptExchange(folder, number);
  const file = exchange?.answer;
  if (file === undefined) return { exchange, body: undefined };
  return { exchange, body: await readForeignText(path.join(folder, file), 'response').catch(() => undefined) };
}
