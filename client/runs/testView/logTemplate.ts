import { html, type TemplateResult } from 'lit-html';
import type { LogLine, TestContent } from '../testPane/testMessages.ts';

const icons: Record<LogLine['level'], string> = {
  debug: 'circle-small',
  info: 'info',
  warning: 'warning',
  error: 'error',
};

/** The events of a page, then those of its job. */
export function logTemplate({ page, job, notes }: Extract<TestContent, { type: 'log' }>): TemplateResult {
  return html`<h2>This page</h2>
    ${linesTemplate(page)}
    <h2>The whole job</h2>
    ${notes.map((note) => html`<p class="note">${note}</p>`)} ${linesTemplate(job)}`;
}

function linesTemplate(lines: readonly LogLine[]): TemplateResult {
  if (lines.length === 0) return html`<p class="note">No events are kept.</p>`;
  const line = ({ time, level, text }: LogLine) =>
    html`<li class=${level}>
      <vscode-icon name=${icons[level]} label=${level} title=${level}></vscode-icon>
      <time>${time}</time> <span>${text}</span>
    </li>`;
  return html`<ul class="log">
    ${lines.map(line)}
  </ul>`;
}
