import { html, type TemplateResult } from 'lit-html';

/** A chart of this size, whose label says in words what it shows. */
export function chartFrame(
  { label, width, height }: { label: string; width: number; height: number },
  content: TemplateResult,
): TemplateResult {
  return html`<svg
    class="chart"
    role="img"
    aria-label=${label}
    width=${width}
    height=${height}
    viewBox="0 0 ${width} ${height}"
  >
    ${content}
  </svg>`;
}
