import { isUserError } from '@pagewright/core/errors';
import { isWholeConfiguration } from '@pagewright/core/platform/genericComponent';
import type { FolderLinks } from '@pagewright/core/platform/link/folderLinks';
import { linkedUse } from '@pagewright/core/platform/link/linkedUse';
import { vaultAround } from '@pagewright/core/platform/link/vaultAround';
import { isYamlFile } from '@pagewright/core/project/editing/editSource';
import { composeConfiguration } from '@pagewright/core/project/model/composeConfiguration';
import type { ComposeChoice, ComposedConfiguration } from '@pagewright/core/project/model/composedConfiguration';
import { findUse, type TreeUse } from '@pagewright/core/project/model/findUse';
import { isIgnoredFile } from '@pagewright/core/project/model/isIgnored';
import { isTreeFile } from '@pagewright/core/project/model/isTreeFile';
import type { ProjectFinding, TreeConfiguration } from '@pagewright/core/project/model/projectTree';
import type { TreeFiles } from '@pagewright/core/project/model/treeFiles';
import { genericComponent } from '@pagewright/core/project/model/treeFormat';
import { readJsonSource } from '@pagewright/core/project/source/readJsonSource';
import { fieldOf } from '@pagewright/core/project/source/sourceNode';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { ComposedDocument } from './composedDocument.ts';
import { type ComposedPart, Composition } from './composition.ts';
import { namesOfPart } from './namesOfPart.ts';
import type { ProjectFiles } from './projectFiles.ts';
import { leftAlone, ownText, type Reading } from './reading.ts';
import { type RecordedFiles, recordedFiles } from './recordedFiles.ts';
import { readVariableIndex } from './variableIndex.ts';

/** The choices for a document, and the knowledge of its vault. */
export type DocumentChoice = Pick<ComposeChoice, 'values' | 'vault'>;

/** The surroundings of a document. */
export interface Around {
  files: ProjectFiles;
  links: FolderLinks;
  /** The place in its tree, as long as no other file has changed: a keystroke seldom changes it. */
  use?: TreeUse | undefined;
}

interface MadeReading {
  reading: Reading;
  /** The names of the files that were read. */
  files: ReadonlySet<string>;
  /** The place of the document in its tree; absent: it is part of no configuration of the platform. */
  use?: TreeUse;
}

interface Composed {
  composed: readonly ComposedConfiguration[];
  findings: readonly ProjectFinding[];
  /** The reason why the chosen values cannot be used: the default ones are. */
  problem?: string;
}

/** Composes the text of a document of a tree with those of the files around it. */
export async function composeDocument(
  asked: TextDocument,
  { files, links, use: known }: Around,
  choice: DocumentChoice,
): Promise<MadeReading> {
  const recorded = recordedFiles(asked, files);
  const file = files.nameOf(asked.uri);
  const use = known ?? (await findUse(file, recorded)) ?? (await linkedUse(file, links));
  const reading = use
    ? await readingOf(asked, file, use, recorded, await withVault(choice, use, links))
    : await withoutTree(asked, file, recorded);
  return { reading, files: new Set(recorded.texts.keys()), ...(use && { use }) };
}

/** A choice with the entries of the vault that are known: what the editor says of them wins over the link of the folder. */
async function withVault(
  choice: DocumentChoice,
  { configurations: [configuration] }: TreeUse,
  links: FolderLinks,
): Promise<DocumentChoice> {
  const vault = choice.vault ?? (configuration && (await vaultAround(configuration, links)));
  return { ...choice, ...(vault && { vault }) };
}

/**
 * A JSON text that has only been begun may become a configuration, where those of generic extractor are or where its
 * author calls it one. With other content, or where the tool leaves it out, it is something else.
 */
async function withoutTree(asked: TextDocument, file: string, files: TreeFiles): Promise<Reading> {
  if (!isTreeFile(file)) return ownText;
  const isMeant = asked.languageId === 'extractor-config' || file.includes(`/${genericComponent}/`);
  if (!isMeant || isYamlFile(file)) return leftAlone;
  const root = readJsonSource(asked.getText(), file);
  const body = fieldOf(root, 'parameters')?.value ?? root;
  const isBegun =
    body?.kind !== 'object' || body.fields.length === 0 || fieldOf(body, 'api') || fieldOf(body, 'config');
  return isBegun && !(await isIgnoredFile(file, files)) ? ownText : leftAlone;
}

async function readingOf(
  asked: TextDocument,
  file: string,
  use: TreeUse,
  recorded: RecordedFiles,
  choice: DocumentChoice,
): Promise<Reading> {
  const { composed, findings, problem } = await composeAll(use, recorded, choice);
  const own = [...use.tree.findings, ...findings].filter(({ place }) => place.file === file);
  const others = own.filter(({ code }) => code !== 'json.syntax');
  if (!isCheckable(asked, file, use)) return { kind: 'own', findings: others, isFragment: true };
  const isBody = use.role === 'configuration' || use.role === 'row';
  if (isBody && !isYamlFile(file) && own.some(({ code }) => code === 'json.syntax')) {
    // What is half typed is read as far as it can be, and its syntax problems are found there.
    return { kind: 'own', findings: others, isFragment: !isWhole(use) };
  }
  if (use.role === 'configuration' && !isYamlFile(file) && isWhole(use) && !asked.getText().includes('{{'))
    return { kind: 'own', findings: own, isFragment: false };
  const usesOf = async (configurations: TreeConfiguration[]) =>
    (await composeAll({ ...use, configurations }, recorded, {})).composed.flatMap((one) => one.variables);
  const uses = composed.flatMap((one) => one.variables);
  const variables = await readVariableIndex(use.configurations, uses, recorded, usesOf);
  const isAsked = ({ row }: ComposedConfiguration) =>
    use.role === 'configuration' || (use.role === 'row' && row?.file === file);
  return new Composition({
    asked,
    file,
    parts: composed.filter(isAsked).map((one) => partOf(asked, one)),
    others: composed.filter((one) => !isAsked(one)).map((one) => partOf(asked, one)),
    variables: variables.uses,
    known: variables.known,
    findings: own,
    misread: misreadFiles(findings),
    typed: file,
    texts: recorded.texts,
    ...(choice.vault && { vault: choice.vault }),
    ...(problem !== undefined && { problem }),
  });
}

/** Whether a configuration in one file has all that a check needs. Those in folders of a tree do, or are left alone. */
function isCheckable(asked: TextDocument, file: string, { configurations: [configuration] }: TreeUse): boolean {
  if (isTreeFile(file)) return true;
  return isWholeConfiguration({ component: configuration?.component, body: asked.getText(), rows: [] });
}

/** The files whose syntax has mistakes. */
export function misreadFiles(findings: readonly ProjectFinding[]): string[] {
  const isMistake = ({ code, severity }: ProjectFinding) => severity === 'error' && code.startsWith('yaml.');
  return [...new Set(findings.filter(isMistake).map(({ place }) => place.file))];
}

/** Whether the configuration is one file, without rows and variables. */
function isWhole({ configurations }: TreeUse): boolean {
  return configurations.every(({ rows, variables }) => rows.length === 0 && variables === undefined);
}

/** Composes the configurations that use a file, one after the other. */
async function composeAll(
  { configurations }: TreeUse,
  recorded: RecordedFiles,
  choice: DocumentChoice,
): Promise<Composed> {
  const all: Composed[] = [];
  for (const configuration of configurations) all.push(await composeOne(configuration, recorded, choice));
  const composed = all.flatMap((one) => one.composed);
  const findings = [...all.flatMap((one) => one.findings), ...composed.flatMap((one) => one.findings)];
  const problem = all.find((one) => one.problem !== undefined)?.problem;
  return { composed, findings, ...(problem !== undefined && { problem }) };
}

async function composeOne(
  configuration: TreeConfiguration,
  recorded: RecordedFiles,
  choice: DocumentChoice,
): Promise<Composed> {
  try {
    return await composeConfiguration(configuration, recorded, choice);
  } catch (error) {
    if (!isUserError(error)) throw error;
    const { values: _, ...others } = choice;
    return { ...(await composeConfiguration(configuration, recorded, others)), problem: error.message };
  }
}

function partOf(asked: TextDocument, one: ComposedConfiguration): ComposedPart {
  return { document: new ComposedDocument(asked, one.composed), ...namesOfPart(one) };
}
