import { html, nothing, type TemplateResult } from 'lit-html';
import { outcomeIcons } from '../summaryView/outcomeIcons.ts';
import type { ResultCell } from '../testPane/testMessages.ts';
import { type Send, stepTemplate } from './buttonsTemplate.ts';

/** The result of the job: the verdict as an icon and in words, its reason, and the one thing to do next. */
export function resultTemplate(
  { outcome, text, reason, lines, note, step, fix }: ResultCell,
  send: Send,
): TemplateResult {
  const icon = outcome === 'none' ? 'circle-outline' : outcomeIcons[outcome];
  return html`<section class="result" aria-label="Result">
    <vscode-icon class="mark-of-result ${outcome}" name=${icon} size="20"></vscode-icon>
    <div class="said" role="status">
      <p><strong>${text}</strong></p>
      ${reason === undefined ? nothing : html`<p>${reason}</p>`}
      ${lines.map((line) => html`<p class="facts">${line}</p>`)}
      ${note === undefined ? nothing : html`<p class="note">${note}</p>`}
    </div>
    ${step === undefined ? nothing : stepTemplate(step, send, fix)}
  </section>`;
}
