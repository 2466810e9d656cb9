import { type SourceNode, sourceAt } from '../source/sourceNode.ts';
import { textAt } from './inSource.ts';
import { readSource } from './readSource.ts';

/** The keys at the top of a `_config.yml` that say what it is, without its body. */
const keysOfHead = /^(?:name|is_disabled|_keboola)\s*:/;

/** The head of a `_config.yml`: its name and its ids. The body, which may be large, is not read; places are not kept. */
export function readHead(text: string, file: string): SourceNode | undefined {
  const lines: string[] = [];
  let isWanted = false;
  for (const line of text.split('\n')) {
    if (/^[^\s#]/.test(line)) isWanted = keysOfHead.test(line);
    if (isWanted) lines.push(line);
  }
  return readSource(lines.join('\n'), file).root;
}

/** The ids that a `_config.yml` itself has. */
export function idsOf(head: SourceNode | undefined): { component?: string; id?: string } {
  const own = sourceAt(head, ['_keboola']);
  const [component, id] = [textAt(own, 'component_id'), textAt(own, 'config_id')];
  return { ...(component !== undefined && { component }), ...(id !== undefined && { id }) };
}
