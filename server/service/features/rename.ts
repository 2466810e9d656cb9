import type { Position, Range, TextEdit, WorkspaceEdit } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { Name } from '../model/names/name.ts';
import { nameIndex } from '../model/names/nameIndex.ts';
import { findProperty } from '../model/nodes.ts';
import { insertProperty, replaceWith } from '../text/edits.ts';
import { rangeOf } from '../text/ranges.ts';
import { ownConfigKeys } from './renames/ownConfigKeys.ts';
import { refusedBecause } from './renames/refusedBecause.ts';
import { waitsForDefault } from './renames/waitsForDefault.ts';

/** A name that cannot be changed, or not into this one; the user sees the message. */
export interface RefusedRename {
  refusal: string;
}

/** The name at a position, and its span there. */
export interface RenamePlace {
  range: Range;
  placeholder: string;
}

/** The part that a rename at this position would change; null if there is no name. */
export function prepareRename(model: ExtractorModel, position: Position): RenamePlace | RefusedRename | null {
  const { document } = model;
  const found = nameIndex(model).nameAt(document.offsetAt(position));
  if (!found) return null;
  const refusal = fixedBecause(found.name);
  if (refusal !== undefined) return { refusal };
  return { range: rangeOf(document, found.span), placeholder: found.name.ownText };
}

/** Changes the name at a position everywhere; null if there is no name. */
export function rename(
  model: ExtractorModel,
  position: Position,
  newText: string,
): WorkspaceEdit | RefusedRename | null {
  const { document } = model;
  const found = nameIndex(model).nameAt(document.offsetAt(position));
  if (!found) return null;
  const { name } = found;
  const refusal = fixedBecause(name) ?? (newText === name.ownText ? undefined : refusedBecause(name, newText, model));
  if (refusal !== undefined) return { refusal };
  return { changes: { [document.uri]: [...editsOf(name, newText, model), ...keepDefault(name, newText, model)] } };
}

function editsOf({ definitions, uses }: Name, newText: string, { document }: ExtractorModel): TextEdit[] {
  const written = JSON.stringify(newText).slice(1, -1);
  return [...definitions, ...uses].map((span) => ({ range: rangeOf(document, span), newText: written }));
}

/** Jobs that page with a scroller because it is named `default` keep paging with it. */
function keepDefault({ kind, text, definitions }: Name, newText: string, model: ExtractorModel): TextEdit[] {
  const { document, pagination } = model;
  if (kind !== 'scroller' || text !== 'default' || definitions.length === 0) return [];
  if (!pagination || newText === text || !waitsForDefault(model)) return [];
  const empty = findProperty(pagination, 'default')?.valueNode;
  return [empty ? replaceWith(document, empty, newText) : insertProperty(document, pagination, 'default', newText)];
}

/** The reason why a name cannot be changed at all; undefined if it can. */
function fixedBecause({ kind, text, isBound }: Name): string | undefined {
  if (kind === 'data type' && isBound) {
    return `The data type "${text}" is the endpoint of a job. To rename it, give that job its own "dataType".`;
  }
  const [key = ''] = kind === 'attribute' ? text.split('.') : [];
  if (!ownConfigKeys.has(key) && !/^#?__/.test(key)) return undefined;
  return `"${key}" is a key that a run reads by this name, so neither the key nor anything in it can be renamed.`;
}
