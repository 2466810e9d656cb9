import type { ConfigDocument } from '../core/document/configDocument.ts';
import { nameSecrets } from '../core/secrecy/configSecrets.ts';
import { SecretMask } from '../core/secrecy/recorded/secretMask.ts';
import type { Redactor } from '../core/secrecy/redactor.ts';
import { ExchangeKeeper } from '../io/exchanges/exchangeKeeper.ts';
import { createKeepingHttpClient } from '../io/exchanges/keepingHttpClient.ts';
import { keepLimits } from '../io/exchanges/keptExchange.ts';
import type { FileSink } from '../io/files/fileSink.ts';
import type { HttpClient } from '../io/http/httpClient.ts';
import { createReplayHttpClient } from '../io/recording/replayHttpClient.ts';
import type { Start } from './readStart.ts';
import type { Replay } from './replay.ts';

export interface ObservedRun extends Start {
  redactor: Redactor;
}

/** A client that responds from a recording. An older one may have masked paging parameters: masks them again. */
export function replaying(replay: Replay, { document, redactor }: ObservedRun): HttpClient {
  return createReplayHttpClient({ ...replay, mask: createMask(document, redactor) });
}

/** The client, whose first and last exchanges are kept for inspection. */
export function keeping(client: HttpClient, files: FileSink, run: ObservedRun): HttpClient {
  const { startedAt, previousStart, redactor } = run;
  const keeper = new ExchangeKeeper(files, keepLimits, { startedAt, previousStart });
  return createKeepingHttpClient(client, { ...observing(run), keeper, masker: redactor });
}

/** The options of a client that writes the exchanges of a run without its secrets. */
export function observing({ config, document, redactor, clock, startedAt }: ObservedRun) {
  const mask = createMask(document, redactor, config.pagedBy);
  return { mask, clock, startedAt, retryHeader: config.retry.retryHeader };
}

function createMask({ value = {} }: ConfigDocument, { secrets }: Redactor, pagedBy?: ReadonlySet<string>): SecretMask {
  return new SecretMask(nameSecrets(value), secrets, pagedBy);
}
