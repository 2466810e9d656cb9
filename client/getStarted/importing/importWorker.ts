// The entry of the thread that reads a description, bundled into dist/importWorker.js. One thread, one description.
import { parentPort } from 'node:worker_threads';
import type { OpenedDescription, UserError } from '../../../engine/descriptions.ts';
import type { DescriptionSource } from '../addresses/typedSource.ts';
import type { DescriptionReply, DescriptionRequest, FaultPlace } from './descriptionMessages.ts';

// The reader of descriptions is a bundle of its own.
const engine = import('../../../engine/descriptions.ts');
let source: DescriptionSource | undefined;
let opened: OpenedDescription | undefined;

parentPort?.on('message', async (request: DescriptionRequest) => parentPort?.postMessage(await serve(request)));

async function serve(request: DescriptionRequest): Promise<DescriptionReply> {
  try {
    return await replyTo(request);
  } catch (error) {
    const { UserError } = await engine;
    if (error instanceof UserError) return { type: 'refused', message: error.message, place: await placeOf(error) };
    return { type: 'fault', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function placeOf(error: UserError): Promise<FaultPlace | undefined> {
  const { FileError } = await engine;
  const { place, isMissing } = error instanceof FileError ? error : { place: undefined, isMissing: false };
  return source === undefined || source.isAddress || isMissing
    ? undefined
    : { file: source.place, line: 1, column: 1, ...place };
}

async function replyTo(request: DescriptionRequest): Promise<DescriptionReply> {
  const { importDescription, listEndpoints, openDescription } = await engine;
  if (request.ask === 'open') {
    source = request.source;
    opened = await openDescription(source.place, { network: request.network });
  }
  if (opened === undefined) throw new Error('No description is open.');
  const { description, files } = opened;
  switch (request.ask) {
    case 'open': {
      const servers = description.servers.map(({ url, description }) => ({ url, description }));
      return { type: 'offered', offered: { servers, endpoints: listEndpoints(description) } };
    }
    case 'make':
      return { type: 'made', made: importDescription(description, request.options) };
    case 'text':
      return { type: 'text', text: /^(?:OpenAPI|Swagger) /.test(description.format) ? files[0]?.text : undefined };
  }
}
