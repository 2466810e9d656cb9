import { countText } from '@pagewright/engine/text/countText';
import { html, nothing, type TemplateResult } from 'lit-html';

/** Says how many parts are the same in both runs and not shown. */
export function equalNote(amount: number, noun: string): TemplateResult | typeof nothing {
  return amount === 0 ? nothing : html`<p class="note">The same in both: ${countText(amount, noun)}.</p>`;
}
