import type { Readable, Writable } from 'node:stream';
import { ProtocolServer } from '@vscode/debugadapter/lib/protocol.js';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { ComposedMessages, type ComposedPlaces, type PlacedMessage } from './composedMessages.ts';
import { DebugSession } from './debugSession.ts';
import type { DebugArguments, DebugSource, PlacedSource } from './messages.ts';
import { type Counting, capabilities, requests } from './requests.ts';

/** Speaks the debug protocol over a pair of streams until the client disconnects or ends them. */
export async function serveDebugging(input: Readable, output: Writable, source: PlacedSource): Promise<void> {
  const server = new DebugServer(source, (asked) => source.places(asked));
  const ended = new Promise<void>((resolve) => input.once('close', resolve).once('end', resolve));
  server.start(input, output);
  await Promise.race([ended, server.disconnected]);
  await server.end();
  // Further reading would keep the process alive.
  input.destroy();
}

/** Requests whose problems a client itself shows: in a dialog, in a watch, or not at all. */
const shown = new Set(['launch', 'evaluate']);

/** Finds the places of the configuration to debug; undefined for one in a single file. */
type PlacesOf = (asked: DebugArguments) => Promise<ComposedPlaces | undefined>;

/** Speaks the debug protocol: over streams (`start`), or message by message. */
export class DebugServer extends ProtocolServer {
  readonly #session: DebugSession;
  #counting: Counting = { line: 1, column: 1 };
  /** The breakpoints that were set last: later requests depend on them and wait until their text is read. */
  #breakpoints: Promise<void> = Promise.resolve();
  readonly #placesOf: PlacesOf;
  #messages: ComposedMessages | undefined;
  #sayDisconnected = (): void => undefined;
  /** Resolves when the client has disconnected, and got its response. */
  readonly disconnected = new Promise<void>((resolve) => {
    this.#sayDisconnected = resolve;
  });

  /** `placesOf` finds the places of a composed text, which the client has as several files. */
  constructor(source: DebugSource, placesOf: PlacesOf = async () => undefined) {
    super();
    this.#placesOf = placesOf;
    // A message that is not JSON gets no response; without a listener, it would end the process.
    this.on('error', () => undefined);
    this.#session = new DebugSession(source, (event, body) => this.#tell(event, body));
  }

  async end(): Promise<void> {
    await this.#session.end();
  }

  protected override dispatchRequest(request: DebugProtocol.Request): void {
    const answer = this.#breakpoints.then(() => this.#answerPlaced(request));
    if (request.command === 'setBreakpoints') {
      this.#breakpoints = answer.then(
        () => undefined,
        () => undefined,
      );
    }
    void answer.then(
      (body) => this.#respond(request, { success: true, body }),
      (error: unknown) => {
        const format = error instanceof Error ? error.message : String(error);
        const showUser = !shown.has(request.command) && { showUser: true };
        this.#respond(request, { success: false, message: format, body: { error: { id: 1, format, ...showUser } } });
      },
    );
  }

  /** Answers about the composed text, if the configuration is one of several files. */
  async #answerPlaced(request: DebugProtocol.Request): Promise<unknown> {
    const { command, arguments: given } = request;
    if (command === 'launch' && (await this.#placesOf(given).catch(() => undefined)) !== undefined)
      this.#messages = new ComposedMessages(given.program, () => this.#placesOf(given).catch(() => undefined));
    const placed = (await this.#messages?.toDebugger(request as PlacedMessage)) ?? request;
    return await this.#answer(placed as DebugProtocol.Request);
  }

  async #answer({ command, arguments: given = {} }: DebugProtocol.Request): Promise<unknown> {
    if (command === 'initialize') return this.#initialize(given);
    const handle = Object.hasOwn(requests, command) ? requests[command] : undefined;
    if (handle === undefined) throw new Error(`The request "${command}" is not known.`);
    return await handle(this.#session, given as never, this.#counting);
  }

  #initialize({ linesStartAt1 = true, columnsStartAt1 = true }: Partial<DebugProtocol.InitializeRequestArguments>) {
    this.#counting = { line: linesStartAt1 ? 1 : 0, column: columnsStartAt1 ? 1 : 0 };
    return capabilities;
  }

  #respond({ seq, command }: DebugProtocol.Request, answer: Partial<DebugProtocol.Response>): void {
    const response: DebugProtocol.Response = { seq: 0, type: 'response', request_seq: seq, command, success: true };
    const whole = { ...response, ...answer };
    this.sendResponse((this.#messages?.toEditor(whole as PlacedMessage) ?? whole) as DebugProtocol.Response);
    if (command === 'disconnect') this.#sayDisconnected();
  }

  #tell(event: string, body: unknown): void {
    const message: DebugProtocol.Event = { seq: 0, type: 'event', event, body };
    this.sendEvent(message);
  }
}
