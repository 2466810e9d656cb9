import { type Environment, isUserError } from '@pagewright/engine/environments';
import * as vscode from 'vscode';
import { fileId } from '../../shared/fileId.ts';
import { showErrorMessage } from '../../shared/messages.ts';
import type { ConfigurationText } from '../run/run.ts';
import type { RunScope } from '../run/runScope.ts';
import type { Environments } from './environments.ts';
import { switchEnvironmentCommand } from './switchEnvironmentCommand.ts';

/** The scope of a run with the name of its environment, and the environment itself. */
export interface RunInEnvironment {
  scope: RunScope;
  environment: Environment | undefined;
}

/**
 * The scope with the environment of a run: the named one, otherwise the chosen one. Undefined, after a message to the
 * user, if it cannot be used: a run without it would send its requests elsewhere.
 */
export async function environmentForRun(
  environments: Environments,
  { uri }: ConfigurationText,
  scope: RunScope,
): Promise<RunInEnvironment | undefined> {
  const configFile = fileId(uri);
  const name = 'environment' in scope ? scope.environment : environments.chosen(configFile);
  try {
    const environment = name === undefined ? undefined : await environments.of(configFile, name);
    const { environment: _, ...rest } = scope;
    return { scope: { ...rest, ...(name !== undefined && { environment: name }) }, environment };
  } catch (error) {
    if (!isUserError(error)) throw error;
    // Not awaited: a notification waits for the user.
    void offerSwitch(error.message, uri);
    return undefined;
  }
}

async function offerSwitch(message: string, uri: vscode.Uri): Promise<void> {
  const change = 'Switch Environment…';
  if ((await showErrorMessage(message, change)) === change) {
    await vscode.commands.executeCommand(switchEnvironmentCommand, uri);
  }
}
