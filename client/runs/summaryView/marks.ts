import { svg, type TemplateResult } from 'lit-html';
import type { RequestPoint } from '../history/runSeries.ts';
import { round } from './axis.ts';

/** A pattern of slanted lines to fill bars with, referenced by its id. */
export function hatching(id: string): TemplateResult {
  return svg`<defs>
    <pattern id=${id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="${id}-ground" width="6" height="6"></rect>
      <line class="${id}-line" x1="0" y1="0" x2="0" y2="6"></line>
    </pattern>
  </defs>`;
}

/** Marks a failure. */
export function crossMark(x: number, y: number): TemplateResult {
  return svg`<path class="mark failed" d="M${round(x - 4)} ${round(y - 4)}l8 8m0 -8l-8 8"></path>`;
}

/** Marks a retry. */
export function diamondMark(x: number, y: number): TemplateResult {
  return svg`<path class="mark repeat" d="M${x} ${round(y - 5)}l5 5l-5 5l-5 -5z"></path>`;
}

/**
 * Draws the wait before a retry or for a limit, from the end of the request. For joined requests its time is not known: an hourglass
 * then shows only that there was one.
 */
export function waitMark(
  x: (ms: number) => number,
  base: number,
  { first, last, from, to, waitMs }: Pick<RequestPoint, 'first' | 'last' | 'from' | 'to' | 'waitMs'>,
): TemplateResult {
  if (last > first) {
    const middle = round((x(from) + x(to)) / 2);
    return svg`<path class="mark wait" d="M${round(middle - 4)} ${base + 2}h8l-8 8h8z"></path>`;
  }
  return svg`<path class="wait-line" d="M${x(to)} ${base - 4}H${x(to + waitMs)}"></path>`;
}

/** Marks a time in which no request was sent because of a limit: shaded ground with a dashed line across. */
export function waitBand(
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): TemplateResult {
  const width = Math.max(1, round(right - left));
  return svg`<rect class="wait-band" x=${left} y=${top} width=${width} height=${bottom - top}></rect>
    <path class="wait-line" d="M${left} ${round((top + bottom) / 2)}h${width}"></path>`;
}
