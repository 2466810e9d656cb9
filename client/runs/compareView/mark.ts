import { html, nothing, type TemplateResult } from 'lit-html';
import type { ComparedValue, Difference } from '../compare/compareMessages.ts';

const marks: Record<Difference, [icon: string, word: string]> = {
  added: ['diff-added', 'added'],
  gone: ['diff-removed', 'gone'],
  changed: ['diff-modified', 'changed'],
  equal: ['dash', 'same'],
};

/** The kind of a difference as an icon and a word, so that nothing depends on its color. */
export function mark(kind: Difference): TemplateResult {
  const [icon, word] = marks[kind];
  return html`<span class="mark ${kind}"><vscode-icon name=${icon}></vscode-icon>${word}</span>`;
}

/** The values of both runs: one if they are the same, otherwise the old one and the new one, which are marked. */
export function change({ before, after }: Pick<ComparedValue, 'before' | 'after'>): unknown {
  if (before === undefined || after === undefined || before === after) return after ?? before ?? nothing;
  return html`<del><span class="aloud">before: </span>${before}</del>
    <span class="arrow" aria-hidden="true">→</span>
    <ins><span class="aloud">after: </span>${after}</ins>`;
}
