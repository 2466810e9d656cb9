import path from 'node:path';
import * as vscode from 'vscode';
import { recordingDirOf } from '../../../engine/places.ts';
import { readRunSettings } from '../run/runSettings.ts';

/**
 * Whether a run of this configuration may be recorded when the user asks for it, as the setting says. The first time it
 * is asked, and the answer is kept in the setting.
 */
export async function mayRecord(document: vscode.TextDocument): Promise<boolean> {
  const { keepRecordings } = readRunSettings(document.fileName);
  if (keepRecordings === 'ask') return await ask(document.fileName);
  if (keepRecordings !== 'never') return true;
  // Not awaited: a message waits for the user, the command is over.
  void offerSetting();
  return false;
}

async function offerSetting(): Promise<void> {
  const text = 'Recordings are switched off by the setting "pagewright.recordings.keep".';
  const open = 'Open Setting';
  if ((await vscode.window.showInformationMessage(text, open)) === open) {
    await vscode.commands.executeCommand('workbench.action.openSettings', 'pagewright.recordings.keep');
  }
}

async function ask(configFile: string): Promise<boolean> {
  const folder = path.relative(path.dirname(configFile), recordingDirOf(configFile)).split(path.sep).join('/');
  const detail = `The answers of the API are written to "${folder}" beside the configuration, in full, so that it can run again at once and without the network. Secrets of the configuration and tokens of logins are removed; Git ignores the folder. You are asked once; the setting "pagewright.recordings.keep" has your answer.`;
  const keep = 'Keep Recordings';
  const question = 'Keep recordings of runs?';
  if ((await vscode.window.showInformationMessage(question, { modal: true, detail }, keep)) !== keep) return false;
  const settings = vscode.workspace.getConfiguration('pagewright');
  await settings.update('recordings.keep', 'onRequest', vscode.ConfigurationTarget.Global);
  return true;
}
