import { ProtocolErrorCode } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { LineLimit, longestLine, type TooLong } from './lineLimit.ts';

/**
 * Standard input and output of this process. A message that is too long is refused, here and on standard error, and the
 * next one is read: the transport of the SDK would end without a word.
 */
export class StdioTransport extends StdioServerTransport {
  constructor() {
    const lines = new LineLimit(refuse);
    // A whole message waits there, and the beginning of the next.
    super(lines, process.stdout, { maxBufferSize: 2 * longestLine });
    process.stdin.on('error', (error) => lines.destroy(error)).pipe(lines);
  }

  override async close(): Promise<void> {
    await super.close();
    // Input that is open would keep the process alive.
    process.stdin.unpipe().pause();
  }
}

function refuse({ bytes, id }: TooLong): void {
  const message = `The message has ${bytes} bytes, more than ${longestLine}, so it was not read. Give a path instead of a text.`;
  say(message);
  const error = { code: ProtocolErrorCode.InvalidRequest, message };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`);
}

/** What its client is told beside the protocol. */
export function say(message: string): void {
  process.stderr.write(`pagewright: ${message}\n`);
}
