import { Worker } from 'node:worker_threads';
import type { EndpointOffer, ImportedConfiguration, ImportOptions } from '../core/descriptions/imported.ts';
import type { NetworkSettings } from '../io/http/createHttpClient.ts';
import type {
  DescriptionReply,
  DescriptionRequest,
  DescriptionSource,
  FaultPlace,
  ImportWords,
  OpenedSource,
} from './importMessages.ts';

/**
 * A description on a separate thread: one of many megabytes keeps it busy for seconds. Throws a `DescriptionRefusal` if
 * the user can fix the cause, and any other error if it is internal.
 */
export class ImportThread {
  readonly #worker: Worker;

  constructor(script: string) {
    this.#worker = new Worker(script, { name: 'pagewright description' });
    // An error without a listener would end the process.
    this.#worker.on('error', () => undefined);
  }

  async open(source: DescriptionSource, network?: NetworkSettings): Promise<OpenedSource> {
    return (await this.#ask('opened', { ask: 'open', source, ...(network && { network }) })).opened;
  }

  async endpoints(): Promise<EndpointOffer[]> {
    return (await this.#ask('endpoints', { ask: 'endpoints' })).endpoints;
  }

  async make(options: ImportOptions): Promise<ImportedConfiguration> {
    return (await this.#ask('made', { ask: 'make', options })).made;
  }

  /** The last import, in words; the advice follows if there is nothing. */
  async words(advice: string): Promise<ImportWords> {
    return (await this.#ask('words', { ask: 'words', advice })).words;
  }

  /** The text of the document; undefined if it is not OpenAPI. */
  async openApiText(): Promise<string | undefined> {
    return (await this.#ask('text', { ask: 'text' })).text;
  }

  /** Ends the thread. Its pending requests fail. */
  dispose(): void {
    void this.#worker.terminate();
  }

  async #ask<Type extends DescriptionReply['type']>(
    type: Type,
    request: DescriptionRequest,
  ): Promise<Extract<DescriptionReply, { type: Type }>> {
    const reply = await replyTo(this.#worker, request).catch(refuseLarge);
    if (reply.type === 'refused') throw new DescriptionRefusal(reply.message, reply.place);
    if (isOfType(reply, type)) return reply;
    throw new Error(reply.type === 'fault' ? reply.stack : `The thread replied with "${reply.type}".`);
  }
}

async function replyTo(worker: Worker, request: DescriptionRequest): Promise<DescriptionReply> {
  let stopListening = () => {};
  const reply = new Promise<DescriptionReply>((resolve, reject) => {
    const onExit = () => reject(new Error('The thread of the description has ended.'));
    worker.once('message', resolve).once('error', reject).once('exit', onExit);
    stopListening = () => worker.off('message', resolve).off('error', reject).off('exit', onExit);
  });
  worker.postMessage(request);
  return await reply.finally(stopListening);
}

/** Refuses a description that is too large: a thread that runs out of memory ends alone. */
function refuseLarge(error: unknown): never {
  const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  throw isOutOfMemory ? new DescriptionRefusal('The description needs more memory than there is.') : error;
}

function isOfType<Type extends DescriptionReply['type']>(
  reply: DescriptionReply,
  type: Type,
): reply is Extract<DescriptionReply, { type: Type }> {
  return reply.type === type;
}

/** A description cannot be read or imported for a reason that the user can fix; the message is for the user. */
export class DescriptionRefusal extends Error {
  readonly place: FaultPlace | undefined;

  constructor(message: string, place?: FaultPlace) {
    super(message);
    this.place = place;
  }
}
