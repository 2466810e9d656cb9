import path from 'node:path';
import { recordingDirOf } from '@pagewright/engine/places';
import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import { readRunSettings } from '../run/runSettings.ts';

/**
 * Whether the setting allows to record a run of this configuration at the user's request. Asks the first time, and
 * stores the choice in the setting.
 */
export async function mayRecord(document: vscode.TextDocument): Promise<boolean> {
  const { keepRecordings } = readRunSettings(document.fileName);
  if (keepRecordings === 'ask') return await ask(document.fileName);
  if (keepRecordings !== 'never') return true;
  // Not awaited: a notification waits for the user, but the command is done.
  void offerSetting();
  return false;
}

async function offerSetting(): Promise<void> {
  const text = 'The setting "pagewright.recordings.keep" switches recordings off.';
  const open = 'Open Setting';
  if ((await showInformationMessage(text, open)) === open) {
    await vscode.commands.executeCommand('workbench.action.openSettings', 'pagewright.recordings.keep');
  }
}

async function ask(configFile: string): Promise<boolean> {
  const folder = path.relative(path.dirname(configFile), recordingDirOf(configFile)).split(path.sep).join('/');
  const detail = `The full responses of the API are written to "${folder}" next to the configuration, so that it can run again at once and without the network. Secrets of the configuration and login tokens are removed; Git ignores the folder. You are asked only once; the setting "pagewright.recordings.keep" stores your choice.`;
  const keep = 'Keep Recordings';
  const question = 'Keep recordings of runs?';
  if ((await showInformationMessage(question, { modal: true, detail }, keep)) !== keep) return false;
  const settings = vscode.workspace.getConfiguration('pagewright');
  await settings.update('recordings.keep', 'onRequest', vscode.ConfigurationTarget.Global);
  return true;
}
