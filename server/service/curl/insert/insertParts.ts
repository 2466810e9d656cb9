import { layOut } from '@pagewright/core/json/layOut';
import type { JsonValue } from '@pagewright/core/json/value';
import type { ArrayASTNode, TextDocument, TextEdit } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import { findList, findObject, findProperty } from '../../model/nodes.ts';
import { insertAt } from '../../text/edits.ts';
import { indentationAt, layoutOf } from '../../text/layout.ts';
import { rangeOf } from '../../text/ranges.ts';
import { Refusal } from '../command/refusal.ts';
import type { ImportedParts } from '../import/importedParts.ts';
import { addFieldsAt, type Fields, insertFields, insertFieldsBefore } from './insertFields.ts';

/**
 * The edits that add an imported job, and other parts that it needs, to a document; everything else is unchanged.
 * Throws a Refusal if the document has no place for a job.
 */
export function insertParts(model: ExtractorModel, parts: Omit<ImportedParts, 'baseUrl'>): TextEdit[] {
  return [...apiEdits(model, parts), ...configEdits(model, parts)];
}

function apiEdits(
  { document, api }: ExtractorModel,
  { authentication, headers }: Omit<ImportedParts, 'baseUrl'>,
): TextEdit[] {
  const added: Fields = authentication === undefined ? [] : [['authentication', authentication]];
  if (api === undefined || (added.length === 0 && headers.length === 0)) return [];
  const http = findObject(api, 'http');
  if (headers.length === 0) return insertFields(document, api, added);
  if (http !== undefined)
    return [...insertFields(document, api, added), ...addFieldsAt(document, http, 'headers', headers)];
  // Two edits at the same place would depend on their order.
  if (findProperty(api, 'http') === undefined) {
    return insertFields(document, api, [...added, ['http', { headers: new Map(headers) }]]);
  }
  return [
    ...insertFields(document, api, added),
    ...addFieldsAt(document, api, 'http', [['headers', new Map(headers)]]),
  ];
}

function configEdits(
  { document, config }: ExtractorModel,
  { attributes, job }: Omit<ImportedParts, 'baseUrl'>,
): TextEdit[] {
  if (config === undefined) {
    throw new Refusal('This document has no "config" for a job. Import the command as a new configuration.');
  }
  const list = findList(config, 'jobs');
  const jobs = findProperty(config, 'jobs');
  if (list === undefined || jobs === undefined) return insertFields(document, config, [...attributes, ['jobs', [job]]]);
  return [...insertFieldsBefore(document, jobs, attributes), insertItem(document, list, job)];
}

/** Inserts an element at the end of a list, spaced like the last one. */
function insertItem(document: TextDocument, list: ArrayASTNode, item: JsonValue): TextEdit {
  const last = list.items.at(-1);
  const layout = layoutOf(document);
  if (last === undefined) {
    return { range: rangeOf(document, list), newText: layOut([item], layout, indentationAt(document, list.offset)) };
  }
  const before = document.getText().slice(0, last.offset);
  const lineStart = /\r?\n[ \t]*$/.exec(before)?.[0];
  const text =
    lineStart === undefined
      ? ` ${layOut(item, { lineBreak: '', unit: '' }, '')}`
      : `${lineStart}${layOut(item, layout, indentationAt(document, last.offset))}`;
  return insertAt(document, last.offset + last.length, `,${text}`);
}
