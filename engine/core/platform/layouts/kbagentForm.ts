import { editSource } from '../../project/editing/editSource.ts';
import { nameOf, pathIn } from '../../project/model/folders.ts';
import { readBody } from '../../project/model/readBody.ts';
import { readSource } from '../../project/model/readSource.ts';
import { toBody } from '../../project/model/toBody.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import { variablesComponent } from '../../project/model/treeFormat.ts';
import { textAt } from '../../project/source/inSource.ts';
import type { ProjectFinding } from '../../project/source/projectFinding.ts';
import { sameSource } from '../../project/source/sameSource.ts';
import { type SourceChange, withEdit } from '../../project/source/sourceChange.ts';
import { fieldOf, type SourceField, type SourceNode, sourceAt } from '../../project/source/sourceNode.ts';
import { yamlDump } from '../../project/source/yaml/dump/yamlDump.ts';
import { fieldWith, objectOf, scalarOf } from '../bodies/bodySource.ts';
import { compactText } from '../bodies/compactText.ts';
import { inOrderOf } from '../bodies/completeBody.ts';
import { renewText, withBreaksOf } from '../bodies/renewText.ts';
import type { FileTexts } from './layout.ts';
import type { FormedPart, PartForm, PartIds, PartPlace, ReadPart, WrittenPart } from './partForm.ts';

const [bodyName, descriptionName] = ['_config.yml', '_description.md'] as const;

/** The files of kbagent: `_config.yml`, and `_description.md` of a configuration that has a description. */
export const kbagentForm: PartForm = { tool: 'kbagent', names: [bodyName, descriptionName], write, read, adopt };

function write(part: FormedPart, folder: string, before: FileTexts): WrittenPart {
  const inFile = kbagentSource(part, true);
  const old = before.get(bodyName);
  const root = old === undefined ? undefined : readSource(old, bodyName).root;
  const wanted = root?.kind === 'object' ? objectOf(inOrderOf(root.fields, inFile.fields)) : inFile;
  const text = renewText(bodyName, old, wanted, yamlDump);
  const isBeside = !part.isRow && part.description !== '';
  const description = isBeside ? descriptionText(part.description, before.get(descriptionName)) : undefined;
  const texts = new Map([
    [bodyName, text],
    ...(description === undefined ? [] : [[descriptionName, description] as const]),
  ]);
  return { texts, findings: lostIn(part.body, inFile, pathIn(folder, bodyName)) };
}

function descriptionText(description: string, before: string | undefined): string {
  return before === undefined || description.includes('\r') ? description : withBreaksOf(before, description);
}

/**
 * The file that kbagent makes of a configuration or a row (`api_config_to_local`), with a description that is in its file or one
 * that lies beside it.
 */
export function kbagentSource(part: FormedPart, isDescriptionBeside: boolean): Extract<SourceNode, { kind: 'object' }> {
  const { id, component, isRow, name, description, isDisabled, body } = part;
  const isLeftOut = isDescriptionBeside && !isRow && description !== '';
  const storage = fieldOf(body, 'storage')?.value;
  const own = (key: string, of: SourceNode | undefined) => fieldsNamed(of, (each) => each === key);
  const others = fieldsNamed(body, (key) => !['parameters', 'storage', 'processors'].includes(key));
  const isHoisted = isRow && component === variablesComponent;
  return objectOf([
    fieldWith('version', scalarOf(2)),
    fieldWith('name', scalarOf(name)),
    ...(isLeftOut ? [] : [fieldWith('description', scalarOf(description))]),
    ...(isDisabled ? [fieldWith('is_disabled', scalarOf(true))] : []),
    ...own('parameters', body),
    ...own('input', storage),
    ...own('output', storage),
    ...own('processors', body),
    ...(isHoisted ? others : others.length === 0 ? [] : [fieldWith('_configuration_extra', objectOf(others))]),
    idsField({ id, component, isRow }),
  ]);
}

function idsField({ id, component, isRow }: PartIds): SourceField {
  const ids = [fieldWith('component_id', scalarOf(component)), fieldWith(isRow ? 'row_id' : 'config_id', scalarOf(id))];
  return fieldWith('_keboola', objectOf(ids));
}

function fieldsNamed(node: SourceNode | undefined, isWanted: (name: string) => boolean): SourceField[] {
  return node?.kind === 'object' ? node.fields.filter(({ key }) => isWanted(key.name)) : [];
}

/** Finds what of a body is not in its file. */
function lostIn(body: SourceNode, inFile: SourceNode, file: string): ProjectFinding[] {
  const held = toBody(inFile);
  const isEmptyList = body.kind === 'list' && body.items.length === 0;
  if (isEmptyList || sameSource(sorted(held), sorted(body))) return [];
  const storage = fieldsNamed(fieldOf(body, 'storage')?.value, (key) => key !== 'input' && key !== 'output');
  const what = storage.length > 0 ? storage.map(({ key }) => `"storage.${key.name}"`).join(', ') : 'all of its content';
  const message = `A "_config.yml" cannot hold ${what}. A push from here leaves it as it is; one by kbagent removes it from the project.`;
  return [{ code: 'platform.not-held', severity: 'warning', message, place: { file, start: 0, end: 0 } }];
}

/** The keys at the top and those of `storage` have no order in the file. */
function sorted(body: SourceNode): SourceNode {
  if (body.kind !== 'object') return body;
  const byName = (a: SourceField, b: SourceField) => (a.key.name < b.key.name ? -1 : 1);
  const fields = body.fields.map((field): SourceField => {
    if (field.key.name !== 'storage' || field.value?.kind !== 'object') return field;
    return { ...field, value: objectOf(field.value.fields.toSorted(byName)) };
  });
  return objectOf(fields.toSorted(byName));
}

async function read({ folder, id, component, isRow }: PartPlace, files: TreeFiles): Promise<ReadPart | undefined> {
  const file = pathIn(folder, bodyName);
  const text = await files.read(file);
  if (text === undefined) return undefined;
  const { body, findings } = await readBody(file, files, isRow && component === variablesComponent);
  const isBroken = body === undefined || findings.some(({ severity }) => severity === 'error');
  const { root } = isBroken ? {} : readSource(text, file);
  const beside = isRow ? undefined : await files.read(pathIn(folder, descriptionName));
  const part = {
    ...(id !== undefined && { id }),
    name: textAt(root, 'name') ?? nameOf(folder),
    description: beside ?? textAt(root, 'description') ?? '',
    isDisabled: textAt(root, 'is_disabled') === 'true',
    body: isBroken ? '' : compactText(body),
    file,
  };
  return { part, ...(!isBroken && { body }), findings };
}

/** The file with `_keboola` at its end, as kbagent writes it after it made the configuration. */
function adopt(ids: PartIds, _folder: string, before: FileTexts): FileTexts {
  const text = before.get(bodyName) ?? '';
  const edits = missingIds(readSource(text, bodyName).root, ids);
  const after = edits.reduce((each, change) => {
    const edit = editSource(bodyName, each, change);
    return edit === undefined ? each : withEdit(each, edit);
  }, text);
  return new Map(before).set(bodyName, after);
}

function missingIds(root: SourceNode | undefined, ids: PartIds): SourceChange[] {
  const wanted = idsField(ids);
  const own = fieldOf(root, '_keboola')?.value;
  if (wanted.value === undefined || root?.kind !== 'object') return [];
  if (own?.kind !== 'object') {
    if (own !== undefined) return [{ kind: 'set', path: ['_keboola'], json: compactText(wanted.value) }];
    return [{ kind: 'add', path: [], key: '_keboola', json: compactText(wanted.value) }];
  }
  return fieldsNamed(wanted.value, () => true).flatMap(({ key, value }): SourceChange[] => {
    const json = value ? compactText(value) : 'null';
    const there = sourceAt(own, [key.name]);
    if (there !== undefined && sameSource(there, value)) return [];
    return there === undefined
      ? [{ kind: 'add', path: ['_keboola'], key: key.name, json }]
      : [{ kind: 'set', path: ['_keboola', key.name], json }];
  });
}
