import path from 'node:path';
import type { ExtractionConfig } from './core/config/extractionConfig.ts';
import { parseJson } from './core/json/parseJson.ts';
import { nameSecrets } from './core/secrecy/configSecrets.ts';
import { SecretMask } from './core/secrecy/recorded/secretMask.ts';
import type { Redactor } from './core/secrecy/redactor.ts';
import type { Clock } from './io/clock.ts';
import { ExchangeFolder } from './io/exchanges/exchangeFolder.ts';
import { createKeepingHttpClient } from './io/exchanges/keepingHttpClient.ts';
import { keepLimits } from './io/exchanges/keptExchange.ts';
import { createHttpClient } from './io/http/createHttpClient.ts';
import type { HttpClient } from './io/http/httpClient.ts';
import type { Recording } from './io/recording/readRecording.ts';
import type { RecordingFolder } from './io/recording/recordingFolder.ts';
import { createRecordingHttpClient } from './io/recording/recordingHttpClient.ts';
import type { ReplayClock } from './io/recording/replayClock.ts';
import { createReplayHttpClient } from './io/recording/replayHttpClient.ts';
import type { RunLimits } from './run/counting/limits.ts';
import type { RunRequest } from './runRequest.ts';

/** The largest response that is read, decompressed. */
const maxResponseBytes = 512 * 1024 * 1024;

/** A recorded run that is replayed. */
export interface Replay {
  recording: Recording;
  clock: ReplayClock;
  /** Stand-ins for secrets that are empty in the configuration. */
  standInsForEmpty: readonly string[];
  /** A recording of only the beginning of a run ends the replay at the same point. */
  limits?: RunLimits;
}

/** What the HTTP client is made from, besides the run request. */
export interface NetworkSetup {
  config: ExtractionConfig;
  clock: Clock;
  /** Start of the run, Unix time in milliseconds. */
  startedAt: number;
  /** Start of the previous successful run, Unix time in seconds. */
  previousStart: number;
  /** Records the exchanges, if requested. */
  recording: RecordingFolder | undefined;
  /** Replaces the network, if requested. */
  replay: Replay | undefined;
  redactor: Redactor;
}

/**
 * The HTTP client that the configuration asks for, wrapped in a recorder if requested; or a recording that replaces it.
 */
export function createNetwork(request: RunRequest, setup: NetworkSetup): HttpClient {
  const { config, clock, startedAt, previousStart, recording, replay, redactor } = setup;
  // An older recording may have masked paging parameters, so replay masks them on both sides.
  if (replay !== undefined) {
    return around(createReplayHttpClient({ ...replay, mask: createMask(request, redactor) }), request);
  }
  const client = around(createClient(request, setup), request);
  if (request.keep === undefined && recording === undefined) return client;
  const mask = createMask(request, redactor, config.pagedBy);
  const options = { mask, clock, startedAt, retryHeader: config.retry.retryHeader };
  const folder = request.keep && new ExchangeFolder(request.keep, keepLimits, { startedAt, previousStart });
  const keeping = folder ? createKeepingHttpClient(client, { ...options, folder, masker: redactor }) : client;
  return recording === undefined ? keeping : createRecordingHttpClient(keeping, { ...options, recording });
}

/** The client with what the request asks to be told, or to be asked first. */
function around(inner: HttpClient, { onResponse, exchanges }: RunRequest): HttpClient {
  const client = exchanges?.before(inner) ?? inner;
  if (onResponse === undefined) return client;
  return {
    async send(...sent) {
      const response = await client.send(...sent);
      onResponse(response.body.length);
      return response;
    },
    close: () => client.close(),
  };
}

function createMask({ configText }: RunRequest, { secrets }: Redactor, pagedBy?: ReadonlySet<string>): SecretMask {
  return new SecretMask(nameSecrets(parseJson(configText)), secrets, pagedBy);
}

function createClient(
  { cacheDir, outDir, network = {} }: RunRequest,
  { config: { timeouts, tls, sshProxy, cacheMs, retry }, clock }: NetworkSetup,
): HttpClient {
  return createHttpClient({
    timeouts,
    maxBytes: maxResponseBytes,
    ...network,
    environment: network.environment ?? process.env,
    tls,
    sshProxy,
    clock,
    cache:
      cacheMs === undefined
        ? undefined
        : {
            folder: cacheDir ?? path.join(outDir, 'cache'),
            ttlMs: cacheMs,
            // A temporary error must not be cached, or every retry would get it again.
            exceptStatuses: new Set(retry.statusCodes),
          },
  });
}
