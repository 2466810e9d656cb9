import { readKeptExchange, readText } from '@pagewright/engine/exchanges';
import type { PaginationParams } from '@pagewright/server/protocol';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type { RequestLine } from '../pages/pageDocuments.ts';

type Page = NonNullable<PaginationParams['pages']>[string];

/** The first response of a job that a run has kept. */
export interface FirstPage {
  line: RequestLine;
  page: Page;
}

/** The maximum size of a response sent to the language server, which knows the shapes of larger ones. */
const maxBytes = 2_000_000;

/** The first response of each job of a configuration, from the newest run that has kept it. */
export async function firstPages(history: RunHistory, configFile: string): Promise<Map<string, FirstPage>> {
  const pages = new Map<string, FirstPage>();
  for (const run of await history.all()) {
    if (run.configFile !== configFile) continue;
    for (const { name, requests } of run.jobs) {
      const first = requests.find(({ page }) => page?.page === 1);
      if (first === undefined || pages.has(name)) continue;
      const page = await readPage(history, run, first.number);
      if (page !== undefined) pages.set(name, { line: { run, request: first }, page });
    }
  }
  return pages;
}

async function readPage(history: RunHistory, { id }: RunRecord, number: number): Promise<Page | undefined> {
  const files = history.store.exchanges(id);
  const exchange = await readKeptExchange(files, number);
  if (!exchange?.answer?.endsWith('.json') || (exchange.bytes ?? 0) > maxBytes) return undefined;
  try {
    const body = await readText(files, exchange.answer, 'response');
    return { url: exchange.url, headers: exchange.answerHeaders ?? exchange.headers ?? {}, body };
  } catch {
    return undefined;
  }
}
