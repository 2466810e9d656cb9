import type { Block, Line, Phrase } from '../../../engine/summary.ts';
import { element, type PageChild, type PageNode } from '../../shared/webview/pageNode.ts';

const icons: Record<NonNullable<Line['speaks']>, [icon: string, word: string]> = {
  missing: ['warning', 'Data is missing: '],
  doubt: ['question', 'Look at this: '],
  sound: ['check', 'Sound: '],
};

/** Lines as lists under their heading, those of evidence with an icon. */
export function blockNode({ heading, lines }: Block): PageNode[] {
  const plain = lines.filter(({ speaks }) => speaks === undefined);
  const evidence = lines.filter(({ speaks }) => speaks !== undefined);
  return [
    ...(heading === undefined ? [] : [element('h3', {}, phraseNodes(heading))]),
    ...(plain.length === 0 ? [] : [element('ul', {}, plain.map(plainItem))]),
    ...(evidence.length === 0 ? [] : [element('ul', { class: 'evidence' }, evidence.map(evidenceItem))]),
  ];
}

function plainItem(line: Line): PageNode {
  return element('li', {}, lineNodes(line));
}

/** What a line speaks for is in its icon and in a word that is read aloud. */
function evidenceItem({ speaks = 'doubt', ...line }: Line): PageNode {
  const [icon, word] = icons[speaks];
  const spoken = element('span', { class: 'aloud' }, word);
  return element(
    'li',
    { class: speaks },
    element('vscode-icon', { name: icon }),
    element('span', {}, spoken, lineNodes(line)),
  );
}

function lineNodes({ text, detail }: Line): PageChild[] {
  if (detail === undefined) return phraseNodes(text);
  return [...phraseNodes(text), ' ', element('span', { class: 'facts' }, phraseNodes(detail))];
}

function phraseNodes(phrase: Phrase): PageChild[] {
  return phrase.map((part) => (typeof part === 'string' ? part : element('code', {}, part.code)));
}
