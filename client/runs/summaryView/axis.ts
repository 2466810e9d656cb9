import { durationText } from '@pagewright/engine/text/durationText';
import { svg, type TemplateResult } from 'lit-html';

/** The plot area of a chart. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Round tick values from 0 up to the end of a range. */
export function ticksOf(end: number, maxTicks: number): number[] {
  if (!(end > 0)) return [0];
  const rough = end / maxTicks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, index) =>
    Number((index * step).toPrecision(12)),
  );
}

/** Grid lines across a chart with their values on the left. */
export function verticalAxis(plot: Plot, end: number, text: (value: number) => string): TemplateResult[] {
  const y = (value: number) => round(plot.bottom - (value / (end || 1)) * (plot.bottom - plot.top));
  return ticksOf(end, 4).map(
    (value) => svg`<line class="grid" x1=${plot.left} x2=${plot.right} y1=${y(value)} y2=${y(value)}></line>
      <text class="tick" x=${plot.left - 6} y=${y(value) + 4} text-anchor="end">${text(value)}</text>`,
  );
}

/** The time since the start of a run along the bottom of a chart; `x` gives the place of a time in milliseconds. */
export function timeAxis({ left, right, bottom }: Plot, end: number, x: (ms: number) => number): TemplateResult {
  const maxTicks = Math.max(2, Math.floor((right - left) / 90));
  const tick = (ms: number) => {
    // A centred last label would be cut off at the edge.
    const anchor = right - x(ms) < 20 ? 'end' : 'middle';
    return svg`<text class="tick" x=${x(ms)} y=${bottom + 16} text-anchor=${anchor}>${durationText(ms)}</text>`;
  };
  return svg`<line class="axis" x1=${left} x2=${right} y1=${bottom} y2=${bottom}></line>
    ${ticksOf(end, maxTicks).map(tick)}
    <text class="axis-title" x=${right} y=${bottom + 32} text-anchor="end">time since the start</text>`;
}

/** A coordinate, no finer than visible. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
