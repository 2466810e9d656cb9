import type { SourceField, SourceNode } from './sourceNode.ts';

/** A field or an item of an object or a list as a part of the text, from its first to its last character. */
export interface SourcePart {
  start: number;
  end: number;
}

/** The parts of an object or a list that are written in it; those that come from elsewhere are left out. */
export function sourceParts(node: SourceNode): SourcePart[] {
  if (node.kind === 'scalar') return [];
  const parts = node.kind === 'list' ? node.items.map(({ at }) => at) : node.fields.map(partOf);
  return parts.filter(({ start, end }) => node.at.start <= start && end <= node.at.end);
}

/** The part of a text that a field is. */
export function partOf({ key, value }: SourceField): SourcePart {
  return { start: key.at.start, end: Math.max(key.at.end, value?.at.end ?? 0) };
}
