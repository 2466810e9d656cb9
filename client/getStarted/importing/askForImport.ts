import path from 'node:path';
import type { ImportedConfiguration } from '@pagewright/engine/descriptions';
import { DescriptionRefusal, type DescriptionSource, type OfferedDescription } from '@pagewright/engine/importing';
import * as vscode from 'vscode';
import { configFolder, freeConfigName } from '../../language/documents/configFile.ts';
import { nameOfApi } from '../../language/documents/nameOfApi.ts';
import { askForTrust } from '../../shared/askForTrust.ts';
import { typedSource } from '../addresses/typedSource.ts';
import { askInSteps } from '../steps/askInSteps.ts';
import { fileQuestion } from '../steps/fileQuestion.ts';
import { type Replies, splitPicks } from '../steps/question.ts';
import { secretQuestion } from '../steps/secretQuestion.ts';
import type { DescriptionReader } from './descriptionReader.ts';
import { blankQuestions, blankValues, chosenServer, endpointsQuestion, serverQuestions } from './importQuestions.ts';
import { sourceQuestion } from './sourceQuestion.ts';

/** A chosen import, with the replies to its other questions. */
export interface ChosenImport {
  source: DescriptionSource;
  made: ImportedConfiguration;
  replies: Replies;
  /** The folder of the configuration; undefined if a dialog asks. */
  folder: vscode.Uri | undefined;
  /** The proposed name. */
  name: string;
}

/** The questions before a description is chosen. */
const unread: OfferedDescription = { servers: [{ url: 'https://api.example.com', description: '' }], endpoints: [] };

/**
 * Asks for a description, unless one is named, and for the parts to import. Undefined if the user cancels. Throws a
 * `DescriptionRefusal`.
 */
export async function askForImport(
  reader: DescriptionReader,
  named: DescriptionSource | undefined,
): Promise<ChosenImport | undefined> {
  const first = named === undefined ? [sourceQuestion()] : [];
  let chosen: Omit<ChosenImport, 'replies'> | undefined;
  const replies = await askInSteps(titleFor(named), async (known) => {
    const source = named ?? typedSource(known.get('source') ?? '');
    const offered = source === undefined ? unread : await offeredBy(source, reader);
    if (offered === undefined) return undefined;
    const made = await madeOf(offered, known, reader);
    const folder = folderFor(source);
    const name = nameFor(source, offered, made);
    chosen = source && made && { source, made, folder, name };
    return [
      ...first,
      ...serverQuestions(offered.servers),
      endpointsQuestion(offered.endpoints, separator),
      ...blankQuestions(made?.blanks ?? []),
      ...(made?.secrets ?? []).map(({ key, prompt }) => secretQuestion(key, prompt)),
      ...(folder === undefined ? [] : [fileQuestion(folder, await freeConfigName(folder, name))]),
    ];
  });
  return replies && chosen && { ...chosen, replies };
}

function titleFor(named: DescriptionSource | undefined): string {
  return `New Configuration from ${named === undefined ? 'API Description' : path.basename(named.place)}`;
}

async function offeredBy(
  source: DescriptionSource,
  reader: DescriptionReader,
): Promise<OfferedDescription | undefined> {
  const why = 'To read a description from an address sends a request. Trust this workspace to do it.';
  if (source.isAddress && !(await askForTrust(why))) return undefined;
  const offered = await reader.offered(source);
  if (offered?.endpoints.length === 0) {
    const place = source.isAddress ? undefined : { file: source.place, line: 1, column: 1 };
    throw new DescriptionRefusal(
      `"${path.basename(source.place)}" describes no endpoint that can become a job.`,
      place,
    );
  }
  return offered;
}

async function madeOf(
  { servers, endpoints }: OfferedDescription,
  known: Replies,
  reader: DescriptionReader,
): Promise<ImportedConfiguration | undefined> {
  // After another description was chosen, the reply still has endpoints of the previous one.
  const picked = splitPicks(known.get('endpoints')).filter((pick) => endpoints.some(({ pointer }) => pointer === pick));
  const server = chosenServer(servers, known.get('server'));
  if (picked.length === 0) return undefined;
  return await reader.made({ pointers: picked, values: blankValues(known), server });
}

/** The folder of the description if that is in the workspace. */
function folderFor(source: DescriptionSource | undefined): vscode.Uri | undefined {
  const folder = source && !source.isAddress ? vscode.Uri.file(path.dirname(source.place)) : undefined;
  return folder && vscode.workspace.getWorkspaceFolder(folder) ? folder : configFolder();
}

/** The name in `NAME.openapi.yaml`, which links the two files; otherwise the name of the API, by its title. */
function nameFor(
  source: DescriptionSource | undefined,
  { servers }: OfferedDescription,
  made: ImportedConfiguration | undefined,
): string {
  const [, name] = /(?<![^\\/])([^\\/]+)\.openapi\.(?:ya?ml|json)$/.exec(source?.place ?? '') ?? [];
  return name ?? nameOfApi(made?.report.baseUrl ?? servers[0]?.url, made?.report.title);
}

function separator(label: string): vscode.QuickPickItem {
  return { label, kind: vscode.QuickPickItemKind.Separator };
}
