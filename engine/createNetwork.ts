import path from 'node:path';
import type { ExtractionConfig } from './core/config/extractionConfig.ts';
import { parseJson } from './core/json/parseJson.ts';
import { nameSecrets } from './core/secrecy/configSecrets.ts';
import { SecretMask } from './core/secrecy/recorded/secretMask.ts';
import type { Redactor } from './core/secrecy/redactor.ts';
import type { Clock } from './io/clock.ts';
import { ExchangeFolder } from './io/exchanges/exchangeFolder.ts';
import { createKeepingHttpClient } from './io/exchanges/keepingHttpClient.ts';
import { createHttpClient } from './io/http/createHttpClient.ts';
import type { HttpClient } from './io/http/httpClient.ts';
import type { Recording } from './io/recording/readRecording.ts';
import type { RecordingFolder } from './io/recording/recordingFolder.ts';
import { createRecordingHttpClient } from './io/recording/recordingHttpClient.ts';
import type { ReplayClock } from './io/recording/replayClock.ts';
import { createReplayHttpClient } from './io/recording/replayHttpClient.ts';
import type { RunLimits } from './run/counting/limits.ts';
import type { RunRequest } from './runRequest.ts';

/** The largest answer that is read, decompressed. */
const maxAnswerBytes = 512 * 1024 * 1024;

/** What is kept of a run to be looked at: so much of its beginning, and as much of its end. */
const keepLimits = { exchanges: 200, bytes: 16 * 1024 * 1024 };

/** A recorded run that is run again. */
export interface Replay {
  recording: Recording;
  clock: ReplayClock;
  /** A recording of only the beginning of a run ends the run where it ends itself. */
  limits?: RunLimits;
}

/** What the way to the network is made from, beside the request for the run. */
export interface NetworkSetup {
  config: ExtractionConfig;
  clock: Clock;
  /** Start of the run, Unix time in milliseconds. */
  startedAt: number;
  /** Start of the last successful run before it, Unix time in seconds. */
  previousStart: number;
  /** Where the exchanges are written. */
  recording: RecordingFolder | undefined;
  /** What answers in place of the network. */
  replay: Replay | undefined;
  redactor: Redactor;
}

/** The way to the network as the configuration asks for it, with a recorder before it; or a recording in its place. */
export function createNetwork(request: RunRequest, setup: NetworkSetup): HttpClient {
  const { config, clock, startedAt, recording, replay, redactor } = setup;
  // A parameter of paging may be masked in what was recorded before, so that it has to be on both sides.
  if (replay !== undefined) return createReplayHttpClient({ ...replay, mask: createMask(request, redactor) });
  const client = keeping(createClient(request, setup), request, setup);
  if (recording === undefined) return client;
  return createRecordingHttpClient(client, {
    recording,
    mask: createMask(request, redactor, config.pagedBy),
    clock,
    startedAt,
    retryHeader: config.retry.retryHeader,
  });
}

/** With the exchanges kept where that is asked for. */
function keeping(client: HttpClient, request: RunRequest, setup: NetworkSetup): HttpClient {
  if (request.keep === undefined) return client;
  const { clock, startedAt, previousStart, redactor, config } = setup;
  const folder = new ExchangeFolder(request.keep, keepLimits, { startedAt, previousStart });
  const mask = createMask(request, redactor, config.pagedBy);
  const { retryHeader } = config.retry;
  return createKeepingHttpClient(client, { folder, mask, masker: redactor, clock, startedAt, retryHeader });
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
    maxBytes: maxAnswerBytes,
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
            // An error that passes must not be kept, or its repeats would find nothing else.
            exceptStatuses: new Set(retry.statusCodes),
          },
  });
}
