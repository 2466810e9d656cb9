import path from 'node:path';
import * as vscode from 'vscode';
import { runCommands } from '../../../server/protocol.ts';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { debugConfiguration } from './debugConfiguration.ts';
import { DebugThread } from './debugThread.ts';
import { admitDebugging, type DebugPreparation, debugSource } from './prepareDebugging.ts';

interface DebugSessionsParts {
  /** Path of the bundle that debugs extractions on a thread. */
  script: string;
  preparation: DebugPreparation;
  onFault(title: string, error: unknown): void;
}

/** Starts debug sessions: with `launch.json`, or of the configuration in the editor. */
export class DebugSessions implements vscode.DebugConfigurationProvider, vscode.DebugAdapterDescriptorFactory {
  readonly #parts: DebugSessionsParts;
  /** The thread of the next session: it loads while VS Code prepares that. */
  #next: DebugThread | undefined;

  constructor(parts: DebugSessionsParts) {
    this.#parts = parts;
  }

  /** Without a program, debugs the configuration in the editor. */
  async resolveDebugConfiguration(
    _folder: vscode.WorkspaceFolder | undefined,
    asked: Partial<vscode.DebugConfiguration>,
  ): Promise<vscode.DebugConfiguration | undefined> {
    const program: string | undefined = asked['program'] || (await savedConfig())?.fileName;
    if (program === undefined) return undefined;
    const resolved = debugConfiguration({ ...asked, program });
    if (!resolved.noDebug) this.#load(resolved.name);
    return resolved;
  }

  /** Asks before the session begins, so that one that cannot start ends with the question. */
  async resolveDebugConfigurationWithSubstitutedVariables(
    ...asked: [folder: vscode.WorkspaceFolder | undefined, asked: vscode.DebugConfiguration]
  ): Promise<vscode.DebugConfiguration | undefined> {
    const resolved = await this.#admit(...asked);
    if (resolved === undefined) this.#take()?.dispose();
    return resolved;
  }

  createDebugAdapterDescriptor({ name }: vscode.DebugSession): vscode.DebugAdapterDescriptor {
    return new vscode.DebugAdapterInlineImplementation(this.#take() ?? this.#createThread(name));
  }

  dispose(): void {
    this.#take()?.dispose();
  }

  async #admit(
    folder: vscode.WorkspaceFolder | undefined,
    asked: vscode.DebugConfiguration,
  ): Promise<vscode.DebugConfiguration | undefined> {
    const program = path.resolve(folder?.uri.fsPath ?? '', asked['program']);
    const uri = vscode.Uri.file(program);
    if (!(await fileExists(uri))) return void reportMissing(program);
    if (asked.noDebug) return void run(uri, asked['job']);
    const resolved = { ...asked, program };
    const { preparation } = this.#parts;
    const admitted = await admitDebugging(preparation, resolved);
    // The sample API starts meanwhile; what the session needs is asked for again with the text of that time.
    if (admitted !== undefined) void preparation.requestOf(admitted).catch(() => undefined);
    return admitted && resolved;
  }

  #load(name: string): void {
    this.dispose();
    this.#next = this.#createThread(name);
  }

  #take(): DebugThread | undefined {
    const next = this.#next;
    this.#next = undefined;
    return next?.isBroken ? undefined : next;
  }

  #createThread(name: string): DebugThread {
    const { script, preparation, onFault } = this.#parts;
    return new DebugThread({ script, source: debugSource(preparation), onFault: (error) => onFault(name, error) });
  }
}

/** *Run Without Debugging* is a plain run. */
function run(uri: vscode.Uri, job: unknown): Thenable<unknown> {
  const [command, ...args] = typeof job === 'string' ? [runCommands.runJob, job] : [runCommands.run];
  return vscode.commands.executeCommand(command, uri, ...args);
}

function reportMissing(program: string): void {
  const text = `There is no configuration "${program}". Correct "program" in launch.json.`;
  void vscode.window.showErrorMessage(text);
}
