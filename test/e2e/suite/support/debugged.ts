import * as vscode from 'vscode';
import { waitFor } from './waitFor.ts';

interface Frame {
  id: number;
  name: string;
  line: number;
}

interface Variable {
  name: string;
  value: string;
  evaluateName?: string;
  variablesReference: number;
}

/** The debug sessions of the extension while something is done, as their user has them. */
export class Debugged {
  #stops = 0;
  #output = '';
  /** Everything that the editor and the debugger say to each other. */
  readonly said: string[] = [];
  readonly #tracking = vscode.debug.registerDebugAdapterTrackerFactory('pagewright', {
    createDebugAdapterTracker: () => ({
      onWillReceiveMessage: (message) => this.said.push(JSON.stringify(message)),
      onDidSendMessage: (message) => this.#note(message),
    }),
  });

  /** The text of the debug console. */
  get output(): string {
    return this.#output;
  }

  get session(): vscode.DebugSession {
    const { activeDebugSession: session } = vscode.debug;
    if (session === undefined) throw new Error('There is no debug session.');
    return session;
  }

  dispose(): void {
    this.#tracking.dispose();
  }

  /** Does something and waits until the run stops after it; returns the frame where it stopped. */
  async stop(work: () => Thenable<unknown>): Promise<Frame> {
    const before = this.#stops;
    await work();
    await waitFor('the stop', () => this.#stops > before);
    return await waitFor('its frame', () => this.#focused());
  }

  /** Runs a command of the editor, such as a step, and waits until the run stops after it. */
  async step(command: string): Promise<Frame> {
    return await this.stop(() => vscode.commands.executeCommand(`workbench.action.debug.${command}`));
  }

  /** Does something and waits until the session ends after it. */
  async end(work: () => Thenable<unknown>): Promise<void> {
    await work();
    await waitFor('the end of the session', () => vscode.debug.activeDebugSession === undefined);
  }

  /** The rows of a scope of the frame where the run stopped, by their names. */
  async scope(name: string): Promise<Record<string, Variable>> {
    const frame = await this.#focused();
    const { scopes } = await this.session.customRequest('scopes', { frameId: frame?.id });
    return await this.inside(scopes.find((scope: Variable) => scope.name === name));
  }

  /** The variables inside a variable. */
  async inside(outer: Pick<Variable, 'variablesReference'> | undefined): Promise<Record<string, Variable>> {
    const { variablesReference } = outer ?? {};
    const { variables } = await this.session.customRequest('variables', { variablesReference });
    return Object.fromEntries(variables.map((variable: Variable) => [variable.name, variable]));
  }

  async #focused(): Promise<Frame | undefined> {
    const item = vscode.debug.activeStackItem;
    if (!(item instanceof vscode.DebugStackFrame)) return undefined;
    const { stackFrames } = await item.session.customRequest('stackTrace', { threadId: item.threadId });
    return stackFrames.find(({ id }: Frame) => id === item.frameId);
  }

  #note(message: { type: string; event?: string; body?: { output?: string } }): void {
    const { event, body } = message;
    this.said.push(JSON.stringify(message));
    if (event === 'stopped') this.#stops++;
    if (event === 'output') this.#output += body?.output ?? '';
  }
}
