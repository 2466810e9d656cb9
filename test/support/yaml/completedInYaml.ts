import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CompletionItem } from 'vscode-languageserver-types';
import type { ExtractorService } from '../../../server/service/extractorService.ts';
import { valueOfYaml } from './fixedInYaml.ts';
import { cursorInYaml, inYaml } from './inYaml.ts';

/** The items at the cursor of a text in YAML. */
export async function itemsInYaml(from: ExtractorService, marked: string): Promise<CompletionItem[]> {
  const service = inYaml(from);
  const { document, position } = await cursorInYaml(service, marked);
  return (await service.findCompletions(document, position)).items;
}

/** The value of a text in YAML after the item with this label was chosen; places to fill in show their default. */
export async function chosenInYaml(from: ExtractorService, marked: string, label: string): Promise<unknown> {
  const service = inYaml(from);
  const { document, position } = await cursorInYaml(service, marked);
  const { items } = await service.findCompletions(document, position);
  const edit = items.find((item) => item.label === label)?.textEdit;
  assert.ok(edit && 'range' in edit, `${label} is not offered among ${items.map((item) => item.label).join(', ')}`);
  const newText = edit.newText
    .replace(/\$\{\d+\|([^,|]*)[^}]*\}|\$\{\d+:([^{}]*)\}|\$\d+/g, '$1$2')
    .replace(/\\([\\$}])/g, '$1');
  return withoutNothing(valueOfYaml(TextDocument.applyEdits(document, [{ range: edit.range, newText }])));
}

/** A value in which an empty text or object is null: so it is in YAML until a place to fill in has been filled. */
export function withoutNothing(value: unknown): unknown {
  if (value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)) return null;
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNothing(inner)]));
}
