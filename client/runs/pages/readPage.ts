import { type FileSource, type KeptExchange, readKeptExchange, readText } from '@pagewright/engine/exchanges';

/** A request with its response, without secrets; each part is absent if it was not kept. */
export interface KeptPage {
  exchange: KeptExchange | undefined;
  body: string | undefined;
}

/** Reads a request of a run, by its number, from the files of the run's exchanges. */
export async function readPage(files: FileSource, number: number): Promise<KeptPage> {
  const exchange = await readKeptExchange(files, number);
  const file = exchange?.answer;
  if (file === undefined) return { exchange, body: undefined };
  return { exchange, body: await readText(files, file, 'response').catch(() => undefined) };
}
