import type * as vscode from 'vscode';
import { showList } from '../../shared/showList.ts';

/** Keeps the values of secrets outside of the files. */
export interface SecretKeeper {
  /** The reason why no run uses the values here, as a sentence; absent if runs do. */
  readonly limit?: string;
  set(configFile: string, name: string, value: string): Promise<void>;
}

type SecretHome = 'store' | 'file';

function choicesFor({
  limit = 'Runs use the stored ones.',
}: SecretKeeper): (vscode.QuickPickItem & { place: SecretHome })[] {
  return [
    {
      place: 'store',
      label: 'Keep the credentials in the secret store',
      detail: `The file gets empty values. ${limit}`,
    },
    { place: 'file', label: 'Leave them in the file', detail: 'Everyone who gets the file reads them.' },
  ];
}

/** Asks where the credentials of a command go, if it has any. Undefined where the user chooses neither. */
export async function askForPlace(
  keeper: SecretKeeper,
  secrets: Record<string, string>,
): Promise<SecretHome | undefined> {
  const names = Object.keys(secrets).map((name) => `"${name}"`);
  if (names.length === 0) return 'file';
  const placeHolder = `The command has credentials: ${names.join(', ')}`;
  return (await showList(choicesFor(keeper), { placeHolder }))?.place;
}

/** Keeps the credentials of a command for the file of a configuration. */
export async function keepCredentials(
  keeper: SecretKeeper,
  configFile: string,
  secrets: Record<string, string>,
): Promise<void> {
  for (const [name, value] of Object.entries(secrets)) await keeper.set(configFile, name, value);
}
