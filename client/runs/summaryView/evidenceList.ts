import { element, type PageNode } from '../../shared/webview/pageNode.ts';
import type { SummaryEvidenceLine } from '../summary/summaryMessages.ts';

const icons: Record<SummaryEvidenceLine['speaks'], [icon: string, word: string]> = {
  missing: ['warning', 'Data is missing: '],
  doubt: ['question', 'Look at this: '],
  sound: ['check', 'Sound: '],
};

/** Evidence as a list; what a line speaks for is in its icon and in a word that is read aloud. */
export function evidenceList(evidence: readonly SummaryEvidenceLine[]): PageNode {
  return element(
    'ul',
    { class: 'evidence' },
    evidence.map(({ message, speaks, facts }) => {
      const [icon, word] = icons[speaks];
      return element(
        'li',
        { class: speaks },
        element('vscode-icon', { name: icon }),
        element(
          'span',
          {},
          element('span', { class: 'aloud' }, word),
          message,
          ' ',
          element('span', { class: 'facts' }, facts.join(' · ')),
        ),
      );
    }),
  );
}
