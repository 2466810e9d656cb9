import { callInThread } from '@pagewright/tools/callInThread';
import type { ToolResult } from '@pagewright/tools/toolbox';
import * as vscode from 'vscode';
import { showWarningMessage } from '../shared/messages.ts';
import { type CallPorts, ConsentedCalls } from './consentedCalls.ts';
import type { EditorHost } from './editorHost.ts';

/** The tools that need consent, and the titles of the questions about them. */
const sending = new Map([
  ['run_trial', 'Try a job with Pagewright?'],
  ['find_pagination', 'Find the pagination with Pagewright?'],
  ['project_pull', 'Pull configurations with Pagewright?'],
]);

const untrusted =
  'This sends requests or writes files, so the workspace has to be trusted first (Manage Workspace Trust). Nothing was done. (tool.no-consent)';

/** The tools as VS Code calls them, by their names in the manifest: `pagewright_check`. */
export class AssistantTools {
  readonly #script: string;
  readonly #host: EditorHost;
  readonly #calls = new ConsentedCalls();

  constructor(script: string, host: EditorHost) {
    this.#script = script;
    this.#host = host;
  }

  /** The question that VS Code asks the user before it calls the tool, if there is one. */
  async prepare(
    name: string,
    input: unknown,
    token: vscode.CancellationToken,
  ): Promise<vscode.PreparedToolInvocation | undefined> {
    const title = sending.get(toolOf(name));
    if (title === undefined || !vscode.workspace.isTrusted) return undefined;
    const message = await this.#calls.questionOf(toolOf(name), input, this.#ports(toolOf(name), token));
    return message === undefined ? undefined : { confirmationMessages: { title, message } };
  }

  /** Calls the tool. Throws an error that a model can act on. */
  async invoke(name: string, input: unknown, token: vscode.CancellationToken): Promise<vscode.LanguageModelToolResult> {
    const result = await this.#calls.call(toolOf(name), input, this.#ports(toolOf(name), token));
    if ('error' in result) throw new Error(`${result.error.message} (${result.error.code})`);
    if (sending.has(toolOf(name))) this.#host.learned();
    return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(JSON.stringify(result.output))]);
  }

  #ports(tool: string, token: vscode.CancellationToken): CallPorts {
    const call: CallPorts['call'] = (name, input, agreed) => this.#call(name, input, agreed, token);
    return { call, ask: tool === 'project_pull' ? askToPull : askToSend };
  }

  async #call(
    name: string,
    input: unknown,
    agreed: string | undefined,
    token: vscode.CancellationToken,
  ): Promise<ToolResult> {
    const stopping = new AbortController();
    const listener = token.onCancellationRequested(() => stopping.abort(new vscode.CancellationError()));
    const isAgreed = agreed !== undefined;
    try {
      const host = { ...(await this.#host.data()), ...(isAgreed && { consent: { to: agreed } }) };
      return await callInThread(this.#script, { name, input, host }, this.#host.questions(isAgreed), stopping.signal);
    } finally {
      listener.dispose();
    }
  }
}

const askToSend = (detail: string) => ask('An assistant wants to send requests.', detail, 'Send the Requests');
const askToPull = (detail: string) => ask('An assistant wants to pull configurations.', detail, 'Pull');

/** Asks the user if VS Code has not asked. Throws an error where nothing may be done whatever the user says. */
async function ask(message: string, detail: string, yes: string): Promise<boolean> {
  if (!vscode.workspace.isTrusted) throw new Error(untrusted);
  return (await showWarningMessage(message, { modal: true, detail }, yes)) === yes;
}

function toolOf(name: string): string {
  return name.replace(/^pagewright_/, '');
}
