import { isUserError, UserError } from '../../core/errors.ts';
import { parsePlain } from '../../core/json/parsePlain.ts';
import type { KeptBody } from '../../core/secrecy/recorded/keptBody.ts';
import { ExchangeKeeper } from '../exchanges/exchangeKeeper.ts';
import { keepLimits } from '../exchanges/keptExchange.ts';
import type { FileSink } from '../files/fileSink.ts';
import { maxBytes } from '../files/maxBytes.ts';
import { type ReadablePlace, readWhole } from '../places/readWhole.ts';
import { isExchange, type RecordedExchange, recordingFiles } from '../recording/recordedExchange.ts';
import type { ReadRun } from './readRun.ts';

/** Folders, beside a report, that may have a recording of its run. */
const folders = ['', 'recording/'];

export function keeperFor({ report }: Pick<ReadRun, 'report'>, target: FileSink): ExchangeKeeper {
  return new ExchangeKeeper(target, keepLimits, { startedAt: Date.parse(report.startedAt), previousStart: 0 });
}

/**
 * Reads the recording of a run beside its report, and keeps its first and last exchanges. Returns all of them without
 * their responses; undefined if there is no recording. Throws a UserError for unreadable files.
 */
export async function fetchRecording(
  { place, folder }: ReadRun,
  kept: ExchangeKeeper,
  signal: AbortSignal,
): Promise<RecordedExchange[] | undefined> {
  for (const name of folders) {
    const within = folder + name;
    const exchanges = await readExchanges(place, within + recordingFiles.exchanges, signal);
    if (exchanges === undefined) continue;
    await keep(exchanges, kept, (answer) => readWhole(place, within + answer, keepLimits.bytes, signal));
    return exchanges;
  }
  return undefined;
}

async function readExchanges(
  place: ReadablePlace,
  name: string,
  signal: AbortSignal,
): Promise<RecordedExchange[] | undefined> {
  const bytes = await readWhole(place, name, maxBytes.exchanges, signal);
  if (bytes === undefined) return undefined;
  const exchanges: RecordedExchange[] = [];
  for (const line of new TextDecoder().decode(bytes).split(/\r?\n/)) {
    if (line === '') continue;
    const exchange = parsed(line);
    if (!isExchange(exchange)) {
      const message = `The recording in "${place.address}" is damaged: line ${exchanges.length + 1} of "${name}" cannot be read.`;
      throw new UserError('replay.damaged', message);
    }
    exchanges.push(exchange);
  }
  return exchanges;
}

async function keep(
  exchanges: readonly RecordedExchange[],
  keeper: ExchangeKeeper,
  read: (answer: string) => Promise<Uint8Array | undefined>,
): Promise<void> {
  const { exchanges: most } = keepLimits;
  for (const [index, exchange] of exchanges.entries()) {
    if (index >= most && index < exchanges.length - most) continue;
    const { answer = '', request: number = index + 1, ...rest } = exchange;
    const kind = bodyKinds.find((each) => answer.endsWith(`.${each}`) && /^answers\/\d+\.\w+$/.test(answer));
    const content = kind === undefined ? undefined : await read(answer).catch(unlessUnreadable);
    const isBodyDropped = kind !== undefined && content === undefined;
    const write = () => ({
      ...rest,
      number,
      requestHeaders: {},
      ...(isBodyDropped && { isBodyDropped: true as const }),
    });
    const body = kind === undefined || content === undefined ? undefined : () => ({ kind, content });
    await keeper.add({ number, bytes: content?.length ?? 0, write, body });
  }
  await keeper.end();
}

const bodyKinds: readonly KeptBody['kind'][] = ['json', 'txt', 'bin'];

/** Skips a response that is too large or cannot be read. */
function unlessUnreadable(error: unknown): undefined {
  if (!isUserError(error)) throw error;
}

function parsed(line: string): unknown {
  try {
    return parsePlain(line);
  } catch {
    return undefined;
  }
}
