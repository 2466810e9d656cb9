import { numberText } from '@pagewright/engine/text/countText';
import { instantOf } from './cellType.ts';
import { ColumnSum } from './columnSum.ts';
import { Histogram, type HistogramBar } from './histogram.ts';
import type { ColumnBar, ColumnType } from './tableMessages.ts';

const [dayMs, hourMs, minuteMs] = [86_400_000, 3_600_000, 60_000];

/** The measure of a type of column: the number of a cell, the smallest step between two, and the name of a bar. */
interface Measure {
  valueOf(text: string): number;
  smallestPower?: number;
  labelOf(bar: HistogramBar): string;
}

const measures: Partial<Record<ColumnType, Measure>> = {
  integer: {
    valueOf: Number,
    smallestPower: 0,
    labelOf: ({ start, end }) =>
      Number.isSafeInteger(end)
        ? rangeText(numberText(start), numberText(end - 1))
        : `${numberText(start)} to < ${numberText(end)}`,
  },
  number: { valueOf: Number, labelOf: ({ start, end }) => `${decimalText(start)} to < ${decimalText(end)}` },
  date: {
    valueOf: (text) => instantOf(text) / dayMs,
    smallestPower: 0,
    labelOf: ({ start, end }) => rangeText(dayText(start), dayText(end - 1)),
  },
  datetime: {
    valueOf: (text) => instantOf(text) / hourMs,
    smallestPower: -3,
    labelOf: ({ start, end }) => timeText(start * hourMs, (end - start) * hourMs < minuteMs),
  },
};

/** Counts the numbers or times of a column in ranges; those of a column of numbers have a sum and a mean too. */
export class NumberDistribution {
  readonly #measure: Measure;
  readonly #histogram: Histogram;
  readonly #sum: ColumnSum | undefined;

  private constructor(measure: Measure, hasSum: boolean) {
    this.#measure = measure;
    this.#histogram = new Histogram(measure.smallestPower);
    this.#sum = hasSum ? new ColumnSum() : undefined;
  }

  /** The distribution for a type of column; undefined if its values are no numbers or times. */
  static of(type: ColumnType): NumberDistribution | undefined {
    const measure = measures[type];
    return measure && new NumberDistribution(measure, type === 'integer' || type === 'number');
  }

  add(cell: Buffer): void {
    const text = cell.toString('latin1');
    const value = this.#measure.valueOf(text);
    if (!Number.isFinite(value)) return;
    this.#histogram.add(value);
    this.#sum?.add(text, value);
  }

  read(): { bars: ColumnBar[]; sum?: string; mean?: string } {
    const bars = this.#histogram.bars().map((bar) => ({ label: this.#measure.labelOf(bar), count: bar.count }));
    return { bars, ...(bars.length > 0 && this.#sum?.read()) };
  }
}

/** A bound without the error of its computation. */
function decimalText(value: number): string {
  return String(Number(value.toPrecision(12)));
}

function rangeText(first: string, last: string): string {
  return first === last ? first : `${first} to ${last}`;
}

function dayText(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

function timeText(instant: number, withSeconds: boolean): string {
  const text = new Date(instant).toISOString().replace('T', ' ');
  return `from ${text.slice(0, withSeconds ? 19 : 16)}`;
}
