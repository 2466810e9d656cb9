import path from 'node:path';
import * as vscode from 'vscode';
import { findOffer } from '../../../engine/authentication.ts';
import type { RunReport } from '../../../engine/index.ts';
import { isOfPaging, summarizeRun } from '../../../engine/summary.ts';
import { runCommands } from '../../../server/protocol.ts';
import type { SecretKeeper } from '../../language/curl/credentials.ts';
import { looksLikeCurl } from '../../language/curl/curlText.ts';
import { askForConfigFile, configEnding, configFolder, freeConfigName } from '../../language/documents/configFile.ts';
import { writeConfig } from '../../language/documents/savedConfig.ts';
import { suggestPaginationCommand } from '../../runs/suggesting/suggestPagination.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { askInSteps, type Replies, type TextQuestion } from '../newConfiguration/askInSteps.ts';
import { configurationText } from '../newConfiguration/configurationText.ts';
import { readAddress } from '../newConfiguration/pastedAddress.ts';
import { questionsFor } from '../newConfiguration/questions.ts';

/**
 * `Pagewright: New Configuration…`: asks for the address of an API, its authentication and an endpoint, saves a
 * configuration, runs its first page and offers paging where there is more. The walkthrough opens it beside itself.
 */
export function registerNewConfiguration(secrets: SecretKeeper): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.newConfiguration', async (beside?: unknown) => {
    const folder = configFolder();
    const proposeFile = async (baseUrl: string) => folder && (await fileQuestion(folder, baseUrl));
    const replies = await askInSteps('New Configuration', (known) => questionsFor(known, proposeFile));
    if (replies === undefined) return;
    const pasted = replies.get('address') ?? '';
    const isBeside = beside === true && vscode.window.tabGroups.all.length === 1;
    const viewColumn = isBeside ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active;
    if (looksLikeCurl(pasted)) await importCurl(pasted);
    else await create(replies, { folder, secrets, viewColumn });
  });
}

async function fileQuestion(folder: vscode.Uri, baseUrl: string): Promise<TextQuestion> {
  return {
    name: 'file',
    prompt: `Name of the file. It is saved as NAME${configEnding} in ${path.basename(folder.fsPath)}.`,
    value: await freeConfigName(folder, baseUrl),
    async findProblem(name) {
      if (!/^[^\\/:*?"<>|]+$/.test(stemOf(name))) return 'Enter a name without any of \\ / : * ? " < > |.';
      const file = fileNamed(folder, name);
      return (await fileExists(file)) ? `"${name}" exists already. Enter another name.` : undefined;
    },
  };
}

function fileNamed(folder: vscode.Uri, name: string): vscode.Uri {
  return vscode.Uri.joinPath(folder, stemOf(name) + configEnding);
}

function stemOf(name: string): string {
  return name.replace(/(\.extractor)?\.json$/i, '');
}

interface Place {
  folder: vscode.Uri | undefined;
  secrets: SecretKeeper;
  viewColumn: vscode.ViewColumn;
}

/** Saves the configuration with its secrets in the store, opens it and runs its first page. */
async function create(replies: Replies, { folder, secrets, viewColumn }: Place): Promise<void> {
  const address = readAddress(replies.get('address') ?? '');
  if ('problem' in address) return;
  const authentication = findOffer(replies.get('authentication'));
  const endpoint = replies.get('endpoint') ?? '';
  const text = configurationText({ baseUrl: address.baseUrl, authentication, replies, endpoint });
  const file = folder ? fileNamed(folder, replies.get('file') ?? '') : await askForConfigFile(text);
  if (file === undefined) return;
  for (const { name } of authentication.asks) {
    const value = replies.get(name) ?? '';
    if (name.startsWith('#') && value !== '') await secrets.set(file.fsPath, name, value);
  }
  await writeConfig(file, text, { viewColumn });
  await runFirstPage(file);
}

async function runFirstPage(file: vscode.Uri): Promise<void> {
  const report = await vscode.commands.executeCommand<RunReport | undefined>(runCommands.runFirstPage, file);
  const job = report && summarizeRun(report).concerns.find(isOfPaging);
  if (job !== undefined) await vscode.commands.executeCommand(suggestPaginationCommand, file, job.name);
}

/** An input box drops line breaks, which continue a line in a command: where it was copied, it is taken from there. */
async function importCurl(pasted: string): Promise<void> {
  const copied = await vscode.env.clipboard.readText();
  const isSame = copied.replaceAll(/\s/g, '') === pasted.replaceAll(/\s/g, '');
  await vscode.commands.executeCommand('pagewright.importCurlAsConfiguration', isSame ? copied : pasted);
}
