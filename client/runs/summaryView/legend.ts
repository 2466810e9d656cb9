import { html, nothing, type TemplateResult } from 'lit-html';

/** A mark of a chart with its meaning, and whether the chart has it. */
export type LegendEntry = [isShown: boolean, mark: TemplateResult, text: string];

/** Explains only the marks that occur. */
export function legend(entries: readonly LegendEntry[]): TemplateResult | typeof nothing {
  const shown = entries.filter(([isShown]) => isShown);
  if (shown.length === 0) return nothing;
  return html`<ul class="legend" aria-label="Marks in the chart">
    ${shown.map(
      ([, mark, text]) =>
        html`<li><svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">${mark}</svg>${text}</li>`,
    )}
  </ul>`;
}
