import { layOutSource } from '../../project/source/layOutSource.ts';
import type { SourceNode } from '../../project/source/sourceNode.ts';

/** The text of a JSON file as kbc writes it, but numbers with all their digits. */
export function jsonText(node: SourceNode): string {
  return `${layOutSource(node, { lineBreak: '\n', unit: '  ' }, '')}\n`;
}
