import { numberText } from '@pagewright/engine/text/countText';
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Standing } from '../lastNight/lastNightMessages.ts';
import { icon } from './icon.ts';
import { standingMarks } from './standingMarks.ts';
import type { ViewState } from './viewState.ts';

/** The counts as toggles: pressed ones are shown, or all if none is. */
export function filterTemplate(
  counts: ReadonlyMap<Standing, number>,
  { shown, toggle, showAll }: ViewState,
): TemplateResult | typeof nothing {
  if (counts.size === 0) return nothing;
  const button = ([standing, count]: [Standing, number]) => {
    const { icon: name, word, kind } = standingMarks[standing];
    return html`<button
      class="toggle ${kind}"
      type="button"
      aria-pressed=${shown.has(standing)}
      @click=${() => toggle(standing)}
      >${icon(name)} ${numberText(count)} ${word}</button
    >`;
  };
  const all = html`<button class="link" type="button" @click=${showAll}>Show All</button>`;
  return html`<div class="filter" role="group" aria-label="Show only">
    ${[...counts].map(button)} ${shown.size === 0 ? nothing : all}
  </div>`;
}
