import path from 'node:path';
import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { showErrorMessage } from '../../shared/messages.ts';
import { debugConfiguration } from './debugConfiguration.ts';
import { DebugThread, type DebugThreadParts } from './debugThread.ts';
import { admitDebugging, type DebugPreparation, debuggedPlaces, debugSource } from './prepareDebugging.ts';

interface DebugSessionsParts extends Omit<DebugThreadParts, 'source' | 'placesOf'> {
  preparation: DebugPreparation;
}

/** Starts debug sessions: with `launch.json`, or of the configuration in the editor. */
export class DebugSessions implements vscode.DebugConfigurationProvider, vscode.DebugAdapterDescriptorFactory {
  readonly #preparation: DebugPreparation;
  readonly #parts: DebugThreadParts;
  /** The thread of the next session, which loads while VS Code prepares the session. */
  #next: DebugThread | undefined;

  constructor({ preparation, ...parts }: DebugSessionsParts) {
    this.#preparation = preparation;
    this.#parts = {
      ...parts,
      source: debugSource(preparation),
      placesOf: (program) => debuggedPlaces(preparation, program),
    };
  }

  /** Loads the debugger for the next session, so that the session begins at once. */
  load(): void {
    if (this.#next?.isBroken) this.dispose();
    this.#next ??= new DebugThread(this.#parts);
  }

  /** Completes a debug configuration. Without a program, debugs the configuration in the editor. */
  async resolveDebugConfiguration(
    _folder: vscode.WorkspaceFolder | undefined,
    asked: Partial<vscode.DebugConfiguration>,
  ): Promise<vscode.DebugConfiguration | undefined> {
    if (!asked.noDebug) this.load();
    const program: string | undefined = asked['program'] || (await savedConfig())?.fileName;
    if (program === undefined) return void this.dispose();
    return debugConfiguration({ ...asked, program });
  }

  /** Asks before the session begins, so that one that cannot start ends with the question. */
  async resolveDebugConfigurationWithSubstitutedVariables(
    ...asked: [folder: vscode.WorkspaceFolder | undefined, asked: vscode.DebugConfiguration]
  ): Promise<vscode.DebugConfiguration | undefined> {
    const resolved = await this.#admit(...asked);
    if (resolved === undefined) this.dispose();
    return resolved;
  }

  createDebugAdapterDescriptor(): vscode.DebugAdapterDescriptor {
    return new vscode.DebugAdapterInlineImplementation(this.#take() ?? new DebugThread(this.#parts));
  }

  dispose(): void {
    this.#next?.dispose();
    this.#next = undefined;
  }

  async #admit(
    folder: vscode.WorkspaceFolder | undefined,
    asked: vscode.DebugConfiguration,
  ): Promise<vscode.DebugConfiguration | undefined> {
    const program = path.resolve(folder?.uri.fsPath ?? '', asked['program']);
    const uri = vscode.Uri.file(program);
    if (!(await fileExists(uri))) return void reportMissing(program);
    if (asked.noDebug) return void run(uri, asked['job']);
    const { preparation } = this.#preparation;
    const admitted = await admitDebugging(this.#preparation, { ...asked, program });
    if (admitted === undefined) return undefined;
    // The sample API starts meanwhile; the session later reads its request again, with the text of that time.
    void preparation.requestOf(admitted).catch(() => undefined);
    // In a tree the row that the user has chosen.
    return { ...asked, program: admitted.configFile };
  }

  #take(): DebugThread | undefined {
    const next = this.#next;
    this.#next = undefined;
    return next?.isBroken ? undefined : next;
  }
}

/** *Run Without Debugging* is a plain run. */
function run(uri: vscode.Uri, job: unknown): Thenable<unknown> {
  const [command, ...args] = typeof job === 'string' ? [runCommands.runJob, job] : [runCommands.run];
  return vscode.commands.executeCommand(command, uri, ...args);
}

function reportMissing(program: string): void {
  const text = `There is no configuration "${program}". Correct "program" in launch.json.`;
  void showErrorMessage(text);
}
