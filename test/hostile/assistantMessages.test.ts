import assert from 'node:assert/strict';
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { programNode } from '../support/programNode.ts';
import { sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { assistantMessages, tooLong } from './assistantMessages.ts';

const root = path.join(import.meta.dirname, '../..');
const megabyte = 1024 * 1024;

interface Message {
  id?: number | string;
  result?: unknown;
  error?: { code: number; message: string };
}

/** A server as a client sees it, which may write anything. */
class Wire {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #messages: Message[] = [];
  #wake = () => {};
  #text = '';
  stderr = '';

  constructor(args: readonly string[], node = programNode) {
    this.#process = spawn(node, args);
    this.#process.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (this.#text + text).split('\n');
      this.#text = lines.pop() ?? '';
      this.#messages.push(...lines.map((line) => JSON.parse(line)));
      this.#wake();
    });
    this.#process.stderr.on('data', (text) => {
      this.stderr += text;
    });
  }

  /** Waits until the server has read it. */
  async write(text: string): Promise<void> {
    await new Promise((resolve) => this.#process.stdin.write(text, resolve));
  }

  async send(message: object): Promise<void> {
    await this.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  }

  /** The next message of the server. */
  async next(): Promise<Message> {
    while (this.#messages.length === 0)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.#messages.shift() ?? {};
  }

  async ask(message: object): Promise<Message> {
    await this.send(message);
    return await this.next();
  }

  async initialize(): Promise<void> {
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    assert.ok((await this.ask({ id: 'start', method: 'initialize', params })).result);
    await this.send({ method: 'notifications/initialized' });
  }

  /** Closes the input, and returns the exit code. */
  async end(): Promise<number> {
    const ended = new Promise<number>((resolve) => this.#process.once('close', (code) => resolve(code ?? -1)));
    this.#process.stdin.end();
    return await ended;
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }
}

describe('hostile messages to pagewright mcp', () => {
  const folder = temporaryFolder();
  let wire: Wire;
  afterEach(() => wire.kill());

  const open = async (args = [path.join(root, 'dist/cli.js'), 'mcp', '--folder', folder()], node?: string) => {
    wire = new Wire(args, node);
    await wire.initialize();
  };
  const text = (bytes: number) => 'x'.repeat(bytes);
  const check = { name: 'check', arguments: { text: '{}' } };

  for (const [test, { name, given, gives }] of sampled(assistantMessages, 5)) {
    test(`${name}: it is answered, and the next one read`, async () => {
      await open();
      await wire.write(`${given}\n`);
      const { id, error, result } = await wire.next();
      assert.equal(id, gives.id);
      assert.match(error?.message ?? JSON.stringify(result), gives.says);
      if (gives.says === tooLong) assert.match(wire.stderr, /^pagewright: The message has \d+ bytes.*\n$/);
      assert.deepEqual((await wire.ask({ id: 8, method: 'ping' })).result, {});
      assert.equal(await wire.end(), 0);
    });
  }

  it('may come in pieces, several at once, and end with the input', async () => {
    await open();
    const long = `{"id":1,"x":"${text(11 * megabyte)}"}\n`;
    const ping = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"ping"}\n`;
    const all = ping(2) + long + ping(3) + ping(4) + long;
    const third = Math.ceil(all.length / 3);
    for (let at = 0; at < all.length; at += third) await wire.write(all.slice(at, at + third));
    const ids = [];
    while (ids.length < 5) ids.push((await wire.next()).id);
    assert.deepEqual(ids.toSorted(), [1, 1, 2, 3, 4]);
    await wire.write(text(11 * megabyte));
    assert.equal(await wire.end(), 0);
  });

  it('that is no JSON-RPC is said on standard error', async () => {
    await open();
    await wire.write('{"hello":"world"}\n');
    assert.deepEqual((await wire.ask({ id: 8, method: 'ping' })).result, {});
    assert.equal(wire.stderr, 'pagewright: A message is not one of JSON-RPC, so it was left out.\n');
  });

  it('is read while a tool works that does not end, which ends where it is cancelled', async () => {
    const endless = path.join(folder(), 'endless.mjs');
    writeFileSync(endless, 'for (;;);');
    const host = { folders: [folder()], assets: {}, session: folder(), secrets: [] };
    const serve = `import { serveTools } from ${JSON.stringify(path.join(root, 'tools/mcp/serveTools.ts'))};
      serveTools(${JSON.stringify(host)}, { version: '1', threadScript: ${JSON.stringify(endless)} });`;
    // From the sources, which take the Node of the project.
    await open(['--input-type=module', '-e', serve], process.execPath);
    for (const id of [1, 2]) await wire.send({ id, method: 'tools/call', params: check });
    assert.deepEqual((await wire.ask({ id: 8, method: 'ping' })).result, {});
    await wire.send({ method: 'notifications/cancelled', params: { requestId: 1 } });
    assert.deepEqual((await wire.ask({ id: 9, method: 'ping' })).result, {});
    // A client that disconnects cancels the open requests.
    assert.equal(await wire.end(), 0);
  });
});
