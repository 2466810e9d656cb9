import { findOffer, type OfferedAuthentication } from '@pagewright/engine/authentication';
import { type CurlLoginAnswer, curlLoginRequest } from '@pagewright/server/curlProtocol';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { importCurlAsConfigurationCommand } from '../../language/commands/importCurlAsConfiguration.ts';
import { keepCredentials, type SecretKeeper } from '../../language/curl/credentials.ts';
import { looksLikeCurl } from '../../language/curl/curlText.ts';
import { askForConfigFile, configFolder, freeConfigName } from '../../language/documents/configFile.ts';
import { nameOfApi } from '../../language/documents/nameOfApi.ts';
import { writeConfig } from '../../language/documents/savedConfig.ts';
import { treatAsTreeFile } from '../../project/recognition/treatAsTreeFile.ts';
import type { TreeRoots } from '../../project/roots/treeRoots.ts';
import { setContextKey } from '../../shared/setContextKey.ts';
import { readAddress } from '../addresses/pastedAddress.ts';
import { importDescriptionCommand, meantSource } from '../addresses/typedSource.ts';
import { configurationText } from '../newConfiguration/configurationText.ts';
import { createInTree } from '../newConfiguration/createInTree.ts';
import { chosenPlace, placeQuestions } from '../newConfiguration/placeQuestions.ts';
import { pastedLogin, type QuestionPorts, questionsFor } from '../newConfiguration/questions.ts';
import { findTreePlaces, type TreePlace } from '../newConfiguration/treePlaces.ts';
import { askInSteps } from '../steps/askInSteps.ts';
import { fileNamed, fileQuestion } from '../steps/fileQuestion.ts';
import type { Replies } from '../steps/question.ts';

type TryOut = (file: vscode.Uri) => Promise<void>;

/**
 * `Pagewright: New Configuration…`: asks for the address of an API, its authentication and an endpoint, saves a
 * configuration, and tries it out: runs its first page and offers paging if there is more. The walkthrough opens it to
 * its side.
 */
export function registerNewConfiguration(
  language: LanguageSupport,
  secrets: SecretKeeper,
  tryOut: TryOut,
  roots: Pick<TreeRoots, 'all'>,
): vscode.Disposable {
  const readLogin = async (command: string, baseUrl: string) =>
    await (await language.client()).sendRequest<CurlLoginAnswer>(curlLoginRequest, { command, baseUrl });
  return vscode.commands.registerCommand('pagewright.newConfiguration', async (beside?: unknown) => {
    const folder = configFolder();
    const places = await findTreePlaces(roots.all);
    const askForPlace = async (baseUrl: string, known: Replies) => {
      const name = nameOfApi(baseUrl);
      const file = folder && fileQuestion(folder, await freeConfigName(folder, name));
      return placeQuestions(places, known, { name, file });
    };
    const replies = await askInSteps('New Configuration', (known) =>
      questionsFor(known, { askForPlace, readLogin, secrets }),
    );
    if (replies === undefined) return;
    const pasted = replies.get('address') ?? '';
    const isBeside = beside === true && vscode.window.tabGroups.all.length === 1;
    const viewColumn = isBeside ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active;
    const description = meantSource(pasted);
    if (looksLikeCurl(pasted)) await importCurl(pasted);
    else if (description) await vscode.commands.executeCommand(importDescriptionCommand, description.place, beside);
    else await create(replies, { folder, place: chosenPlace(places, replies), secrets, viewColumn, readLogin, tryOut });
  });
}

interface Surroundings extends Pick<QuestionPorts, 'readLogin'> {
  folder: vscode.Uri | undefined;
  /** The branch of a tree; undefined for a file outside of trees. */
  place: TreePlace | undefined;
  secrets: SecretKeeper;
  viewColumn: vscode.ViewColumn;
  tryOut: TryOut;
}

/** Saves the configuration with its secrets in the store, opens it and runs its first page. */
async function create(
  replies: Replies,
  { folder, place, secrets, viewColumn, readLogin, tryOut }: Surroundings,
): Promise<void> {
  const address = readAddress(replies.get('address') ?? '');
  if ('problem' in address) return;
  const authentication = findOffer(replies.get('authentication'));
  const endpoint = replies.get('endpoint') ?? '';
  const command = pastedLogin(authentication, replies);
  const read = command === undefined ? undefined : await readLogin(command, address.baseUrl);
  const login = read === undefined || 'problem' in read ? undefined : read;
  const text = configurationText({ baseUrl: address.baseUrl, authentication, replies, endpoint, login });
  const given = login?.secrets ?? secretsIn(authentication, replies);
  if (place !== undefined) {
    const created = await createInTree(place, replies.get('name') ?? '', text);
    await keepCredentials(secrets, created.fsPath, given);
    await vscode.window.showTextDocument(await treatAsTreeFile(await vscode.workspace.openTextDocument(created)), {
      preview: false,
      viewColumn,
    });
    return await tryOut(created);
  }
  const file = folder ? fileNamed(folder, replies.get('file') ?? '') : await askForConfigFile(text);
  if (file === undefined) return;
  await keepCredentials(secrets, file.fsPath, given);
  await writeConfig(file, text, { viewColumn });
  setContextKey('walkthrough.ownConfiguration', true);
  await tryOut(file);
}

/** The secrets among the replies to the questions of an authentication. */
function secretsIn({ asks }: OfferedAuthentication, replies: Replies): Record<string, string> {
  const given = asks.map(({ name }) => [name, replies.get(name) ?? ''] as const);
  return Object.fromEntries(given.filter(([name, value]) => name.startsWith('#') && value !== ''));
}

/** An input box drops the line breaks that continue a command, so an unchanged command is read from the clipboard. */
async function importCurl(pasted: string): Promise<void> {
  const copied = await vscode.env.clipboard.readText();
  const isSame = copied.replaceAll(/\s/g, '') === pasted.replaceAll(/\s/g, '');
  await vscode.commands.executeCommand(importCurlAsConfigurationCommand, isSame ? copied : pasted);
}
