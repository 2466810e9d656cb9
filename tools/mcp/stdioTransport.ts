import { ProtocolErrorCode } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { LineLimit, maxLineBytes, type TooLong } from './lineLimit.ts';

/**
 * Standard input and output of this process. A message that is too long is refused, here and on standard error, and the
 * next one is read: the transport of the SDK would end silently.
 */
export class StdioTransport extends StdioServerTransport {
  constructor() {
    const lines = new LineLimit(refuse);
    // Up to a whole message waits there, with the beginning of the next.
    super(lines, process.stdout, { maxBufferSize: 2 * maxLineBytes });
    process.stdin.on('error', (error) => lines.destroy(error)).pipe(lines);
  }

  override async close(): Promise<void> {
    await super.close();
    // Input that is open would keep the process alive.
    process.stdin.unpipe().pause();
  }
}

function refuse({ bytes, id }: TooLong): void {
  const message = `The message has ${bytes} bytes, more than ${maxLineBytes}, so it was not read. Give a path instead of a text.`;
  say(message);
  const error = { code: ProtocolErrorCode.InvalidRequest, message };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`);
}

/** Sends a message to the client outside the protocol. */
export function say(message: string): void {
  process.stderr.write(`pagewright: ${message}\n`);
}
