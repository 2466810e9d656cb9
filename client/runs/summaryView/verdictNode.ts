import { element, type PageNode } from '../../shared/webview/pageNode.ts';
import type { SummaryAction, SummaryPage } from '../summary/summaryMessages.ts';

const icons: Record<SummaryPage['outcome'], string> = {
  complete: 'pass',
  incomplete: 'warning',
  unknown: 'question',
  running: 'sync',
  failed: 'error',
  cancelled: 'circle-slash',
  interrupted: 'circle-slash',
  fault: 'bug',
};

/** The verdict in an icon and in words, what the run came to in numbers, and what can be done next. */
export function verdictNode({ outcome, headline, title, facts }: SummaryPage): PageNode {
  return element(
    'header',
    { class: `verdict ${outcome}` },
    element(
      'h1',
      {},
      element('vscode-icon', { name: icons[outcome], size: 24 }),
      element('span', { 'aria-live': 'polite' }, headline),
    ),
    element('p', { class: 'title' }, `Run of ${title}`),
    element(
      'dl',
      { class: 'figures' },
      Object.entries(facts).map(([name, value]) =>
        element('div', {}, element('dt', {}, name), element('dd', {}, value)),
      ),
    ),
    element(
      'div',
      { class: 'actions' },
      outcome === 'running'
        ? [button('cancel', 'Cancel', 'debug-stop'), button('events', 'Show Events', 'list-unordered')]
        : [
            button('again', 'Run Again', 'play'),
            button('compare', 'Compare', 'diff'),
            button('events', 'Show Events', 'list-unordered'),
            button('text', 'Open as Text', 'markdown'),
          ],
    ),
  );
}

function button(action: SummaryAction, label: string, icon: string): PageNode {
  const isMain = action === 'again' || action === 'cancel';
  return element('vscode-button', { 'data-key': action, 'data-action': action, icon, secondary: !isMain }, label);
}
