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

/** A coordinate, no finer than visible. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
