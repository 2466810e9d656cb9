import { fieldOf, type SourceField, type SourceNode } from '../sourceNode.ts';
import { sourceParts } from '../sourceParts.ts';
import { isBlock } from './yamlLayoutOf.ts';
import type { YamlQuotes } from './yamlScalarText.ts';
import type { YamlLayout } from './yamlText.ts';

/** A value in a YAML text that is to be changed, and what is around it. */
export interface YamlSite {
  text: string;
  layout: YamlLayout;
  node: SourceNode;
  /** Absent: the value is the root, or an item of a list. */
  field?: SourceField;
  /** Absent: the value is the root. */
  above?: SourceNode;
  /** Whether the value is inside brackets. */
  isFlow: boolean;
}

/** The place of a value at a path; undefined if nothing is there. */
export function yamlSite(
  text: string,
  layout: YamlLayout,
  root: SourceNode,
  path: readonly string[],
): YamlSite | undefined {
  let site: YamlSite = { text, layout, node: root, isFlow: false };
  for (const step of path) {
    const below = inside(site, step);
    if (below === undefined) return undefined;
    site = below;
  }
  return site;
}

function inside({ text, layout, node: above, isFlow }: YamlSite, step: string): YamlSite | undefined {
  const field = fieldOf(above, step);
  const node = above.kind === 'list' ? above.items[Number(step)] : field?.value;
  if (node === undefined) return undefined;
  return { text, layout, node, above, isFlow: isFlow || !isBlock(text, above), ...(field !== undefined && { field }) };
}

/** The quotes that a token begins with. */
export function quotesAt(text: string, { start, end }: { start: number; end: number }): YamlQuotes {
  const first = text.charAt(start);
  return end > start && (first === "'" || first === '"') ? first : '';
}

/** The index of a field or an item among the parts that are written in a list or an object; -1 if it is not. */
export function partIndexOf(node: SourceNode, step: string): number {
  const start = node.kind === 'list' ? node.items[Number(step)]?.at.start : fieldOf(node, step)?.key.at.start;
  return sourceParts(node).findIndex((part) => part.start === start);
}
