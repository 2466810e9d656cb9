import type { RunEvent } from '@pagewright/engine/run';
import * as vscode from 'vscode';
import type { Run } from '../../running/run/run.ts';
import { setSecretCommand } from '../../running/secrets/secretCommands.ts';
import { secretToSet } from '../../running/secrets/secretToSet.ts';
import { fileUri } from '../../shared/fileId.ts';
import { concernsSecrets } from '../findings/concernsSecrets.ts';
import type { EndStep } from './endStep.ts';

/** The step to set the secret that the API refused, by the failure of a run; undefined if there is none. */
export function setSecretStep({ configFile, configText }: Run, failure: RunEvent | undefined): EndStep | undefined {
  if (failure?.kind !== 'error' || !concernsSecrets(failure)) return undefined;
  const secret = secretToSet(configText);
  if (secret === undefined) return undefined;
  const named = secret.name === undefined ? [] : [secret.name];
  const take = () => vscode.commands.executeCommand(setSecretCommand, fileUri(configFile), ...named);
  return { title: 'Set Secret…', take };
}
