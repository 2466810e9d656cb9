// The entry of the thread that reads a description, bundled into dist/importWorker.js. One thread, one description.
import { parentPort } from 'node:worker_threads';
import type { ImportedConfiguration } from '../core/descriptions/imported.ts';
import { isFileError, isUserError, type UserError } from '../core/errors.ts';
import type { OpenedDescription } from '../io/descriptions/openSource.ts';
import type { DescriptionReply, DescriptionRequest, DescriptionSource, FaultPlace } from './importMessages.ts';

// The reader of descriptions is a separate bundle.
const engine = import('../faces/descriptions.ts');
let source: DescriptionSource | undefined;
let opened: OpenedDescription | undefined;
let made: ImportedConfiguration | undefined;

parentPort?.on('message', async (request: DescriptionRequest) => parentPort?.postMessage(await serve(request)));

async function serve(request: DescriptionRequest): Promise<DescriptionReply> {
  try {
    return await replyTo(request);
  } catch (error) {
    if (isUserError(error)) return { type: 'refused', message: error.message, place: placeOf(error) };
    return { type: 'fault', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function placeOf(error: UserError): FaultPlace | undefined {
  const { place, isMissing } = isFileError(error) ? error : { place: undefined, isMissing: false };
  return source === undefined || source.isAddress || isMissing
    ? undefined
    : { file: source.place, line: 1, column: 1, ...place };
}

async function replyTo(request: DescriptionRequest): Promise<DescriptionReply> {
  const { importDescription, listEndpoints, nothingText, openDescription, reportText } = await engine;
  if (request.ask === 'open') {
    source = request.source;
    opened = await openDescription(source.place, request.network && { network: request.network });
  }
  if (opened === undefined || source === undefined) throw new Error('No description is open.');
  const { description, files } = opened;
  switch (request.ask) {
    case 'open': {
      const { format, operations, remarks } = description;
      const servers = description.servers.map(({ url, description }) => ({ url, description }));
      const counts = { operations: operations.length, files: files.length };
      return { type: 'opened', opened: { format, servers, ...counts, remark: remarks[0]?.message } };
    }
    case 'endpoints':
      return { type: 'endpoints', endpoints: listEndpoints(description) };
    case 'make':
      made = importDescription(description, request.options);
      return { type: 'made', made };
    case 'words': {
      if (made === undefined) throw new Error('Nothing was made.');
      const report = reportText(made.report);
      const isEmpty = made.report.endpoints.length === 0;
      return {
        type: 'words',
        words: { report, ...(isEmpty && { nothing: nothingText(source.place, made, request.advice) }) },
      };
    }
    case 'text':
      return { type: 'text', text: /^(?:OpenAPI|Swagger) /.test(description.format) ? files[0]?.text : undefined };
  }
}
