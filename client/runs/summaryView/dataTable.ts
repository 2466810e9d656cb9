import { numberText } from '@pagewright/engine/text/countText';
import { html, type TemplateResult } from 'lit-html';

/** The numbers of a chart as a table, which scrolls if it is long. */
export function dataTable(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): TemplateResult {
  return html`<div class="data" tabindex="0" role="region" aria-label=${caption}>
    <table>
      <caption class="aloud">${caption}</caption>
      <thead>
        <tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr>
      </thead>
      <tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
    </table>
  </div>`;
}

/** A range of numbers, or a single number if both are equal. */
export function rangeText(first: number, last: number): string {
  return first === last ? numberText(first) : `${numberText(first)}–${numberText(last)}`;
}
