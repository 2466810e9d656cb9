import { textAt } from '../source/inSource.ts';
import { type SourceNode, sourceAt } from '../source/sourceNode.ts';
import { readSource } from './readSource.ts';

/** The keys at the top of a `_config.yml` that say what it is, without its body. */
const keysOfHead = /^["']?(?:name|is_disabled|_keboola)["']?\s*:/;

/** The head of a `_config.yml`: its name and its ids. The body, which may be large, is not parsed. */
export function readHead(text: string, file: string): SourceNode | undefined {
  let isWanted = false;
  const lines = text.split('\n').map((line) => {
    if (/^[^\s#]/.test(line)) isWanted = keysOfHead.test(line);
    // Blank lines keep the places of the others.
    return isWanted ? line : ' '.repeat(line.length);
  });
  return readSource(lines.join('\n'), file).root;
}

/** The ids that a `_config.yml` itself has. */
export function idsOf(head: SourceNode | undefined): { component?: string; id?: string } {
  const own = sourceAt(head, ['_keboola']);
  const [component, id] = [textAt(own, 'component_id'), textAt(own, 'config_id') ?? textAt(own, 'row_id')];
  return { ...(component !== undefined && { component }), ...(id !== undefined && { id }) };
}
