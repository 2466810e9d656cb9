import type { SourceEdit } from '../sourceChange.ts';
import type { SourceNode } from '../sourceNode.ts';
import { lineEndOf } from '../textLines.ts';
import { columnOf, isBlock } from './yamlLayoutOf.ts';
import { quotesAt, type YamlSite } from './yamlSite.ts';
import { isInline, yamlBelow, yamlBlock, yamlInline } from './yamlText.ts';

/** The edits that may put a value in the place of another one, the best first. */
export function setYaml(site: YamlSite, value: SourceNode): SourceEdit[] {
  const { text, node, isFlow } = site;
  const isInBrackets = isFlow || (!isInline(node) && !isBlock(text, node));
  return isInBrackets || isInline(value) ? setInline(site, value) : setBlock(site, value);
}

function setInline(site: YamlSite, value: SourceNode): SourceEdit[] {
  const { text, node, isFlow, layout } = site;
  const { start, end } = node.at;
  const written = yamlInline(value, quotesAt(text, node.at), isFlow);
  if (start === end) return [` ${written}`, `: ${written}`, written].map((each) => ({ start, end, text: each }));
  const below = layout.lineBreak + ' '.repeat(columnOf(text, site.field?.key.at.start ?? 0) + layout.unit);
  const besides = { start: gapBefore(text, start), end };
  const inPlace = { start, end, text: written };
  return isBlock(text, node) && site.field !== undefined
    ? [{ ...besides, text: ` ${written}` }, inPlace, { ...besides, text: below + written }]
    : [inPlace];
}

function setBlock({ text, layout, node, field, above }: YamlSite, value: SourceNode): SourceEdit[] {
  const { start, end } = node.at;
  const space = start === end && above !== undefined ? ' ' : '';
  const inPlace = { start, end, text: space + yamlBlock(value, columnOf(text, start) + space.length, layout) };
  if (field === undefined) return [inPlace];
  const below = yamlBelow(value, columnOf(text, field.key.at.start), layout);
  if (start === end) return [{ start: lineEndOf(text, end), end: lineEndOf(text, end), text: below }];
  const edit = { start: gapBefore(text, start), end, text: below };
  return isBlock(text, node) && node.kind === value.kind ? [inPlace, edit] : [edit];
}

/** The beginning of the white space before a position. */
function gapBefore(text: string, position: number): number {
  return text.slice(0, position).trimEnd().length;
}
