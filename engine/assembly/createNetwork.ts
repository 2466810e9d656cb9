import path from 'node:path';
import { ownFolderSink } from '../io/files/ownFolderSink.ts';
import { createHttpClient } from '../io/http/createHttpClient.ts';
import { gunzipOnNode } from '../io/http/gunzipOnNode.ts';
import type { HttpClient } from '../io/http/httpClient.ts';
import { createUnpackingHttpClient } from '../io/http/unpackingHttpClient.ts';
import { createAnsweringHttpClient } from '../io/login/answeringHttpClient.ts';
import type { RecordingFolder } from '../io/recording/recordingFolder.ts';
import { createRecordingHttpClient } from '../io/recording/recordingHttpClient.ts';
import { keeping, type ObservedRun, observing, replaying } from './httpLayers.ts';
import type { RunRequest } from './runRequest.ts';

/** Maximum size of a response, decompressed. */
const maxResponseBytes = 512 * 1024 * 1024;

interface NetworkRun extends ObservedRun {
  /** Maximum of requests to an origin at the same time. */
  maxInFlight: number;
}

/** The HTTP client of the configuration, wrapped in a recorder if requested, or a recording that replaces it. */
export function createNetwork(
  request: RunRequest,
  run: NetworkRun,
  recording: RecordingFolder | undefined,
): HttpClient {
  if (run.replay !== undefined) return around(replaying(run.replay, run), request);
  const unpacking = createUnpackingHttpClient(createClient(request, run), gunzipOnNode, maxResponseBytes);
  const client = around(answering(unpacking, request), request);
  const kept = request.keep === undefined ? client : keeping(client, ownFolderSink(request.keep), run);
  return recording === undefined ? kept : createRecordingHttpClient(kept, { ...observing(run), recording });
}

/** The client with the tokens of a login in the browser, if there is one. */
function answering(client: HttpClient, { login, renewTokens }: RunRequest): HttpClient {
  if (login === undefined) return client;
  // Nobody may use up the refresh token of the login, even where nobody can renew its tokens.
  return createAnsweringHttpClient(client, login.tokenEndpoint, renewTokens ?? (async () => login.tokens));
}

/** The client with the observer and the log of the request, if it has them. */
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

function createClient(
  { cacheDir, outDir, network = {} }: RunRequest,
  { config: { timeouts, tls, sshProxy, cacheMs, retry }, clock, maxInFlight }: NetworkRun,
): HttpClient {
  return createHttpClient({
    timeouts,
    maxBytes: maxResponseBytes,
    ...network,
    environment: network.environment ?? process.env,
    tls,
    sshProxy,
    clock,
    connections: maxInFlight,
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
