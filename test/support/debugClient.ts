import assert from 'node:assert/strict';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { DebugServer } from '../../debugger/session/debugServer.ts';
import type { LaunchArguments } from '../../debugger/session/messages.ts';
import type { RunRequest } from '../../engine/faces/run.ts';

/** Where a run has stopped: the top frame, its line from 1, and why. */
export interface Stopped {
  frame: string;
  line: number;
  reason: string;
  text: string | undefined;
}

/** An editor that debugs a configuration in this process. */
export class DebugClient {
  readonly #server: DebugServer;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #events: DebugProtocol.Event[] = [];
  #arrivals: (() => void)[] = [];
  #next = 1;
  /** Everything that the adapter has sent, as JSON. */
  readonly received: string[] = [];
  /** The text of the configuration; may change during the run, as in an editor. */
  text: string;
  /** The text is read when this resolves. */
  reading: Promise<void> | undefined;
  /** How often the text was read. */
  readings = 0;

  constructor(text: string, request: Omit<RunRequest, 'configText' | 'configName'>) {
    this.text = text;
    this.#server = new DebugServer({
      read: async () => {
        this.readings++;
        await this.reading;
        return this.text;
      },
      prepare: async () => ({ configName: 'test.extractor.json', ...request, configText: this.text }),
    });
    this.#server.onDidSendMessage((message) => this.#take(message as DebugProtocol.ProtocolMessage));
  }

  /** The line of a text in the configuration, from 1; looked for from an offset on. */
  lineOf(part: string, from = 0): number {
    const at = this.text.indexOf(part, from);
    assert.ok(at >= 0, part);
    return this.text.slice(0, at).split('\n').length;
  }

  /** The events other than output, each by its name, and its result where it has one. */
  get events(): string[] {
    return this.#events
      .filter(({ event }) => event !== 'output')
      .map(({ event, body }) => (body?.exitCode === undefined ? event : `${event} ${body.exitCode}`));
  }

  /** The lines written to the debug console. */
  get console(): string[] {
    return this.#events.filter(({ event }) => event === 'output').map(({ body }) => String(body.output).trimEnd());
  }

  /** The body of the response; its type depends on the request. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into what they ask for
  async ask(command: string, given: object = {}): Promise<any> {
    const seq = this.#next++;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(seq, answer);
    const request: DebugProtocol.Request = { seq, type: 'request', command, arguments: given };
    this.#server.handleMessage(request);
    return await answer.promise;
  }

  /** Starts with these breakpoints, and waits for the first stop or the end. */
  async start(
    breakpoints: DebugProtocol.SourceBreakpoint[],
    asked: Partial<LaunchArguments> = {},
    filters: string[] = [],
  ): Promise<Stopped | 'ended'> {
    await this.ask('initialize', { adapterID: 'pagewright' });
    await this.ask('launch', { program: '/test.extractor.json', ...asked });
    await this.ask('setBreakpoints', { source: {}, breakpoints });
    await this.ask('setExceptionBreakpoints', { filters });
    return await this.after('configurationDone');
  }

  /** Sends a request and waits until the run has stopped again, or has ended. */
  async after(command: string, given: object = {}): Promise<Stopped | 'ended'> {
    const before = this.#events.length;
    await this.ask(command, { threadId: 1, ...given });
    for (;;) {
      const event = this.#events.slice(before).find((each) => ['stopped', 'terminated'].includes(each.event));
      if (event?.event === 'terminated') return 'ended';
      if (event !== undefined) return await this.#stopped(event.body);
      await this.#arrival();
    }
  }

  /** Waits until the debug console has a line like this. */
  async said(line: RegExp): Promise<void> {
    while (!this.console.some((text) => line.test(text))) await this.#arrival();
  }

  #arrival(): Promise<void> {
    return new Promise((resolve) => this.#arrivals.push(resolve));
  }

  /** Continues from stop to stop until the end: the frame and the moment of each. */
  async stops(...started: Parameters<DebugClient['start']>): Promise<string[]> {
    const stops: string[] = [];
    for (let stop = await this.start(...started); stop !== 'ended'; stop = await this.after('continue')) {
      stops.push(`${stop.frame}: ${(await this.rows('Run'))['now']}`);
    }
    return stops;
  }

  async frames(): Promise<DebugProtocol.StackFrame[]> {
    return (await this.ask('stackTrace', { threadId: 1 })).stackFrames;
  }

  /** The reference of a scope of the top frame, or of a row below it where a path is given. */
  async referenceOf(scope: string, ...path: string[]): Promise<number> {
    const [frame] = await this.frames();
    const { scopes } = await this.ask('scopes', { frameId: frame?.id });
    let reference = scopes.find(({ name }: DebugProtocol.Scope) => name === scope)?.variablesReference;
    assert.ok(reference, `no scope ${scope}`);
    for (const name of path) {
      const { variables } = await this.ask('variables', { variablesReference: reference });
      reference = variables.find((row: DebugProtocol.Variable) => row.name === name)?.variablesReference;
      assert.ok(reference, `no ${name} in ${scope}`);
    }
    return reference;
  }

  /** The rows there, by name. */
  async rows(...place: [scope: string, ...path: string[]]): Promise<Record<string, string>> {
    const { variables } = await this.ask('variables', { variablesReference: await this.referenceOf(...place) });
    return Object.fromEntries(variables.map(({ name, value }: DebugProtocol.Variable) => [name, value]));
  }

  async evaluate(expression: string): Promise<string> {
    const [frame] = await this.frames();
    return (await this.ask('evaluate', { expression, frameId: frame?.id, context: 'watch' })).result;
  }

  async close(): Promise<void> {
    await this.ask('disconnect');
  }

  async #stopped({ reason, text }: DebugProtocol.StoppedEvent['body']): Promise<Stopped> {
    const [frame] = await this.frames();
    return { frame: frame?.name ?? '', line: frame?.line ?? 0, reason, text };
  }

  #take(message: DebugProtocol.ProtocolMessage): void {
    this.received.push(JSON.stringify(message));
    if (message.type === 'event') {
      this.#events.push(message as DebugProtocol.Event);
      for (const arrived of this.#arrivals.splice(0)) arrived();
      return;
    }
    const { request_seq, success, message: problem, body } = message as DebugProtocol.Response;
    const answer = this.#waiting.get(request_seq);
    if (success) answer?.resolve(body);
    else answer?.reject(new Error(problem));
  }
}
