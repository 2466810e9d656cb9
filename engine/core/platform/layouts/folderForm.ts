import { nameOf, pathIn } from '../../project/model/folders.ts';
import { readBody } from '../../project/model/readBody.ts';
import { readSource } from '../../project/model/readSource.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import { textAt } from '../../project/source/inSource.ts';
import type { ProjectFinding } from '../../project/source/projectFinding.ts';
import { fieldWith, objectOf, scalarOf, withFields } from '../bodies/bodySource.ts';
import { compactText } from '../bodies/compactText.ts';
import { jsonText } from '../bodies/jsonText.ts';
import { renewText, withBreaksOf } from '../bodies/renewText.ts';
import type { FileTexts } from './layout.ts';
import type { FormedPart, PartForm, ReadPart, WrittenPart } from './partForm.ts';

const [bodyName, metaName, descriptionName] = ['config.json', 'meta.json', 'description.md'] as const;

/** The three files of kbc, which are those of our own folders too: body, meta data and description. */
export const folderForm: PartForm = {
  tool: 'kbc',
  names: [bodyName, metaName, descriptionName],
  write,
  read,
  adopt: (_ids, _folder, before) => before,
};

function write({ name, description, isDisabled, body }: FormedPart, _folder: string, before: FileTexts): WrittenPart {
  const texts = new Map([
    [bodyName, renewText(bodyName, before.get(bodyName), body, jsonText)],
    [metaName, metaText(name, isDisabled, before.get(metaName))],
    [descriptionName, descriptionText(description, before.get(descriptionName))],
  ]);
  return { texts, findings: [] };
}

/** Other keys of the file stay. */
function metaText(name: string, isDisabled: boolean, before: string | undefined): string {
  const own = [fieldWith('name', scalarOf(name)), fieldWith('isDisabled', scalarOf(isDisabled))];
  const root = before === undefined ? undefined : readSource(before, metaName).root;
  const wanted = withFields(root?.kind === 'object' ? root : objectOf([]), own);
  return renewText(metaName, before, wanted, jsonText);
}

function descriptionText(description: string, before: string | undefined): string {
  if (before !== undefined && descriptionIn(before) === description) return before;
  return before === undefined ? `${description}\n` : withBreaksOf(before, `${description}\n`);
}

/** The description without the line break that kbc puts at its end. */
function descriptionIn(text: string): string {
  return text.replace(/\r?\n$/, '');
}

async function read({ folder, id }: { folder: string; id?: string }, files: TreeFiles): Promise<ReadPart | undefined> {
  const file = pathIn(folder, bodyName);
  if ((await files.read(file)) === undefined) return undefined;
  const { body, findings } = await readBody(file, files);
  const meta = await readMeta(folder, id !== undefined, files);
  const description = descriptionIn((await files.read(pathIn(folder, descriptionName))) ?? '');
  const { name, isDisabled } = meta;
  const part = {
    ...(id !== undefined && { id }),
    name,
    description,
    isDisabled,
    body: body ? compactText(body) : '',
    file,
  };
  return { part, ...(body && { body }), findings: [...findings, ...meta.findings] };
}

/** The meta data. Only a new configuration needs no file of it. */
async function readMeta(
  folder: string,
  isKnown: boolean,
  files: TreeFiles,
): Promise<{ name: string; isDisabled: boolean; findings: ProjectFinding[] }> {
  const file = pathIn(folder, metaName);
  const text = await files.read(file);
  const { root, findings } = text === undefined ? { root: undefined, findings: [] } : readSource(text, file);
  const name = textAt(root, 'name') ?? nameOf(folder);
  const isDisabled = textAt(root, 'isDisabled') === 'true';
  return { name, isDisabled, findings: text === undefined && isKnown ? [missing(file)] : findings };
}

function missing(file: string): ProjectFinding {
  const message = `"${metaName}" is missing, so the name is not known. Restore the file, or pull the configuration again.`;
  return { code: 'project.missing-file', severity: 'error', message, place: { file, start: 0, end: 0 } };
}
