import { element, type PageNode } from '../../shared/webview/pageNode.ts';
import type { PreviewPage } from '../preview/previewMessages.ts';
import { tableNode } from './tableNode.ts';

/** The whole preview: what it is made from, what is wrong, and the tables. */
export function previewNode(page: PreviewPage): PageNode[] {
  const { source, problem, limits, tables, isBusy } = page;
  return [
    element('h1', {}, `Tables of ${page.config}`),
    element('p', { class: 'note', role: 'status' }, isBusy ? `${source} Working…` : source),
    ...(tables.length === 0 && !isBusy && problem === undefined ? [actions()] : []),
    ...(problem === undefined ? [] : [problemNode(problem, tables.length > 0)]),
    ...limits.map((limit) => element('p', { class: 'note', 'data-key': limit }, limit)),
    ...tables.map(tableNode),
  ];
}

function problemNode(problem: string, hasTables: boolean): PageNode {
  const before = hasTables ? ' The tables below are those of the last text that gave some.' : '';
  const icon = element('vscode-icon', { name: 'warning', 'aria-hidden': 'true' });
  return element(
    'p',
    { class: 'problem', 'data-key': 'problem' },
    icon,
    element('span', {}, `${sentence(problem)}${before}`),
  );
}

/** Something follows it. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function actions(): PageNode {
  return element(
    'p',
    { class: 'actions', 'data-key': 'actions' },
    element('vscode-button', { 'data-action': 'firstPage', icon: 'run' }, 'Run First Page'),
    element('vscode-button', { 'data-action': 'testRun', icon: 'beaker', secondary: true }, 'Test Run'),
  );
}
