import { stringIn } from '../../json/stringIn.ts';
import type { SourceField, SourceNode, SourcePlace, SourceToken } from '../source/sourceNode.ts';
import { findTags, type Tag } from './findTags.ts';

/** A tag in the body of a configuration. */
export interface PlacedTag extends Tag {
  /** In the file, with its braces; the whole text where that is written in another way, such as with escapes. */
  place: SourcePlace;
  /** The text of the key or value around it, as in JSON without the quotes. */
  text: string;
  /** The keys and indexes that lead to the value, or to the object with the key. */
  path: readonly string[];
  isKey: boolean;
}

/** Gives the text for a tag, escaped as in JSON; undefined leaves the tag. */
export type Replace = (tag: PlacedTag) => string | undefined;

/** A value with its tags replaced. One that has none stays the same object. */
export function replaceTags(node: SourceNode, replace: Replace): SourceNode {
  return hasTag(node) ? replacedNode(node, replace, []) : node;
}

/** Whether a variable, or something else in double braces, is anywhere in a value. */
export function hasTag(node: SourceNode): boolean {
  if (node.kind === 'scalar') return node.json.includes('{{');
  if (node.kind === 'list') return node.items.some(hasTag);
  return node.fields.some(({ key, value }) => key.json.includes('{{') || (value !== undefined && hasTag(value)));
}

function replacedNode(node: SourceNode, replace: Replace, path: readonly string[]): SourceNode {
  if (node.kind === 'scalar') return { kind: 'scalar', ...replacedToken(node, replace, { path, isKey: false }) };
  if (node.kind === 'list') {
    return { ...node, items: node.items.map((item, index) => replacedNode(item, replace, [...path, String(index)])) };
  }
  return { ...node, fields: node.fields.map((field) => replacedField(field, replace, path)) };
}

function replacedField({ key, value }: SourceField, replace: Replace, path: readonly string[]): SourceField {
  const token = replacedToken(key, replace, { path, isKey: true });
  const name = token === key ? key.name : stringIn(token.json);
  const inside = value && replacedNode(value, replace, [...path, key.name]);
  return { key: { ...token, name }, ...(inside && { value: inside }) };
}

function replacedToken(token: SourceToken, replace: Replace, around: Pick<PlacedTag, 'path' | 'isKey'>): SourceToken {
  if (!token.json.startsWith('"') || !token.json.includes('{{')) return token;
  const text = token.json.slice(1, -1);
  let [replaced, from] = ['', 0];
  for (const tag of findTags(text)) {
    const value = replace({ ...tag, ...around, text, place: placeOf(tag, token) });
    if (value === undefined) continue;
    replaced += text.slice(from, tag.start) + value;
    from = tag.end;
  }
  return from === 0 ? token : { at: token.at, json: `"${replaced}${text.slice(from)}"` };
}

function placeOf({ start, end }: Tag, { at, exactFrom }: SourceToken): SourcePlace {
  return exactFrom === undefined ? at : { file: at.file, start: exactFrom + start, end: exactFrom + end };
}
