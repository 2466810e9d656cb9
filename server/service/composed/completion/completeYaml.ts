import { ofTheBody } from '@pagewright/core/project/model/toBody';
import type { CompletionItem, CompletionList, Position } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ExtractorService } from '../../extractorService.ts';
import type { Reading } from '../documents/reading.ts';
import { firstById } from '../documents/unionOf.ts';
import { layoutOfYaml } from './layoutOfYaml.ts';
import { cursorMark } from './markedText.ts';
import type { YamlCursor } from './yamlCursor.ts';
import { yamlCursors } from './yamlCursors.ts';
import { yamlItem } from './yamlItem.ts';

type Service = Pick<ExtractorService, 'findCompletions' | 'refreshEnvironment'>;

/**
 * The completions at a position of a document in YAML. The text with what is typed is composed as any other, so that
 * JSON is completed; its items are then written in YAML. At the beginning of an item both its first key and all of it can be
 * meant.
 */
export async function completeYaml(
  service: Service,
  asked: TextDocument,
  position: Position,
  readingOf: (text: string) => Promise<Reading>,
): Promise<CompletionList> {
  const text = asked.getText();
  const all: CompletionItem[] = [];
  for (const cursor of yamlCursors(text, asked.offsetAt(position))) {
    const found = await foundAt(service, asked, await readingOf(cursor.marked), cursor);
    const layout = layoutOfYaml(text);
    all.push(...found.flatMap((item) => yamlItem(item, cursor, asked, layout) ?? []));
  }
  return { isIncomplete: false, items: firstById(all, ({ label, textEdit }) => [label, textEdit?.newText]) };
}

/** At the top of the file only those keys are offered that are part of the body there. */
async function foundAt(
  service: Service,
  asked: TextDocument,
  reading: Reading,
  cursor: YamlCursor,
): Promise<CompletionItem[]> {
  const composed = composedWithMark(reading);
  if (composed?.includes(cursorMark)) return await itemsOf(service, asked, composed, cursor);
  const whole = reading.kind === 'composed' ? reading.whole?.getText() : undefined;
  const items = whole?.includes(cursorMark) ? await itemsOf(service, asked, whole, cursor) : [];
  return items.filter(({ label }) => ofTheBody.has(label));
}

/** The composed text with the cursor: of the first part that has it, otherwise of the file alone. */
function composedWithMark(reading: Reading): string | undefined {
  if (reading.kind !== 'composed') return undefined;
  const texts = reading.params.parts.map(({ document }) => document.getText());
  return texts.find((text) => text.includes(cursorMark)) ?? reading.body?.getText();
}

async function itemsOf(
  service: Service,
  { uri, languageId, version }: TextDocument,
  composed: string,
  cursor: YamlCursor,
): Promise<CompletionItem[]> {
  const { text, offset } = asTyped(composed, cursor);
  const document = TextDocument.create(uri, languageId, version, text);
  await service.refreshEnvironment(document);
  const { items } = await service.findCompletions(document, document.positionAt(offset));
  return items.map((item) => wholeItem(item, document, offset));
}

/** An item that replaces a part of a text as one that replaces all of it, because its quotes may be others in YAML. */
function wholeItem(item: CompletionItem, document: TextDocument, offset: number): CompletionItem {
  const { textEdit } = item;
  if (textEdit === undefined || !('range' in textEdit)) return item;
  const line = { start: { line: textEdit.range.start.line, character: 0 }, end: textEdit.range.end };
  const lineStart = document.offsetAt(line.start);
  const [from, to] = [document.offsetAt(textEdit.range.start), document.offsetAt(textEdit.range.end)];
  const text = document.getText();
  const tokens = text.slice(lineStart, text.indexOf('\n', to)).matchAll(/"(?:[^"\\]|\\.)*"/g);
  const token = [...tokens].find(({ index, 0: { length } }) => covers(lineStart + index, length, offset));
  if (token === undefined) return item;
  const start = lineStart + token.index;
  const end = start + token[0].length;
  if (from <= start || to >= end) return item;
  const newText = text.slice(start, from) + textEdit.newText + text.slice(to, end);
  return { ...item, filterText: newText, textEdit: { ...textEdit, newText } };
}

function covers(start: number, length: number, offset: number): boolean {
  return start < offset && offset < start + length;
}

/** The JSON as somebody types it: a new key has no value yet, and of what is empty there are no quotes. */
function asTyped(composed: string, { kind, hasValue }: YamlCursor): { text: string; offset: number } {
  const at = composed.indexOf(cursorMark);
  const isEmpty = composed.slice(at - 1, at + 2) === `"${cursorMark}"`;
  const [start, end] = isEmpty ? [at - 1, at + 2] : [at, at + 1];
  const rest = composed.slice(end);
  const isNewKey = kind === 'key' && !hasValue;
  const after = isNewKey ? rest.replace(/^([^"\n]*"?): null,?/, '$1') : rest;
  return { text: composed.slice(0, start) + after, offset: start };
}
