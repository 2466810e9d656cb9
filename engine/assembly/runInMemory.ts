import { absolutePointer } from '../core/config/absolutePointer.ts';
import type { ExtractionConfig } from '../core/config/extractionConfig.ts';
import type { RunEvent } from '../core/contracts/generated/types.ts';
import { ConfigDocument } from '../core/document/configDocument.ts';
import { UserError } from '../core/errors.ts';
import type { HttpRequest } from '../core/request/httpRequest.ts';
import { showsSecret } from '../core/secrecy/requestSecrets.ts';
import { secretPlacesOf } from '../core/secrets/findSecretPlaces.ts';
import { systemClock } from '../io/clock.ts';
import { memorySink } from '../io/files/fileSink.ts';
import { type FileSource, memoryFiles } from '../io/files/fileSource.ts';
import { createFetchHttpClient } from '../io/http/fetchHttpClient.ts';
import { gunzipInBrowser } from '../io/http/gunzipInBrowser.ts';
import type { HttpClient } from '../io/http/httpClient.ts';
import { createUnpackingHttpClient } from '../io/http/unpackingHttpClient.ts';
import { MemoryOutput, maxInMemory } from '../io/output/memoryOutput.ts';
import { parseState } from '../io/parseState.ts';
import { runNameOf } from '../run/report.ts';
import { createServices } from './createServices.ts';
import { keeping, type ObservedRun, replaying } from './httpLayers.ts';
import type { MemoryRunFiles, MemoryRunRequest, MemoryRunResult } from './memoryRun.ts';
import { readSearchStart } from './readSearchStart.ts';
import { readStart } from './readStart.ts';
import { openReplay } from './replay.ts';
import { type PreparedRun, runToReport, type Unprepared } from './runToReport.ts';

/**
 * Runs an extraction without a disk, and with no network but `fetch`. Yields its events and returns the report with the
 * files of the run, also for a run that failed or was cancelled; throws only for internal errors.
 */
export async function* runInMemory(
  request: MemoryRunRequest,
  signal: AbortSignal = new AbortController().signal,
): AsyncGenerator<RunEvent, MemoryRunResult> {
  const output = new MemoryOutput();
  const exchanges: MemoryRunFiles['exchanges'] = new Map();
  const parsed = { ...request, configText: ConfigDocument.of(request.configText) };
  const prepare = () => prepareInMemory(parsed, { output, exchanges }, signal);
  const report = yield* runToReport(parsed, prepare);
  return { report, files: output.files, exchanges };
}

async function prepareInMemory(
  request: MemoryRunRequest,
  { output, exchanges }: { output: MemoryOutput; exchanges: Map<string, Uint8Array> },
  signal: AbortSignal,
): Promise<PreparedRun | Unprepared> {
  const given = ConfigDocument.of(request.configText);
  const replay = request.replay && (await openReplay(sourceOf(request.replay), given));
  if (replay === undefined) refuseSecrets(given);
  const loaded = request.state === undefined ? {} : parseState(new TextDecoder().decode(request.state.content));
  const state = typeof loaded === 'string' ? {} : loaded;
  const clock = replay?.clock ?? request.clock ?? systemClock;
  const document = replay?.document ?? given;
  const read = request.search === undefined ? readStart : readSearchStart;
  const start = read({ document, state, clock, replay, signal });
  if ('problems' in start) return start;
  if (replay === undefined) refuseTunnels(start.config);
  const opened = await createServices(request, start, {
    openHttp: (redactor) => openHttp({ ...start, redactor }, exchanges),
    openOutput: async () => output,
    shapes: undefined,
  });
  const unreadableState = typeof loaded === 'string' ? { file: request.state?.file ?? '', fault: loaded } : undefined;
  const { startedAt, previousAhead } = start;
  return { ...opened, details: { ...runNameOf(request), startedAt, previousAhead, unreadableState } };
}

function sourceOf(files: NonNullable<MemoryRunRequest['replay']>): FileSource {
  return 'list' in files ? files : memoryFiles(files, 'the recording');
}

function openHttp(run: ObservedRun, exchanges: Map<string, Uint8Array>): HttpClient {
  if (run.replay !== undefined) return replaying(run.replay, run);
  const { timeouts, allowedHosts } = run.config;
  const isConfined = allowedHosts !== undefined;
  const hasSecret = (request: HttpRequest) => showsSecret(request, run.redactor);
  const client = createFetchHttpClient({ timeouts, maxBytes: maxInMemory, isConfined, hasSecret });
  return keeping(createUnpackingHttpClient(client, gunzipInBrowser, maxInMemory), memorySink(exchanges), run);
}

const elsewhere = 'Run the configuration with Pagewright on a machine: in VS Code there, or on the command line.';

/** Throws a UserError for values of secrets that are not in the file: they have no place here. */
function refuseSecrets(document: ConfigDocument): void {
  const places = secretPlacesOf(document).filter(({ isDemanded }) => isDemanded);
  const [first] = places;
  if (first === undefined) return;
  const names = places.map(({ name }) => `"${name}"`).join(', ');
  const message = `The value${places.length === 1 ? '' : 's'} of ${names} cannot be given in a browser. ${elsewhere}`;
  throw new UserError('secret.missing', message, { pointer: first.pointer });
}

/** Throws a UserError for features that need a socket. */
function refuseTunnels({ sshProxy, tls, root }: ExtractionConfig): void {
  if (sshProxy === undefined && tls === undefined) return;
  const [what, pointer] = sshProxy === undefined ? ['certificates', '/api'] : ['an SSH tunnel', '/sshProxy'];
  throw new UserError('run.needs-machine', `A browser cannot use ${what}. ${elsewhere}`, {
    pointer: absolutePointer(root, pointer),
  });
}
