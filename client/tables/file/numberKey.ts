import { instantOf } from './cellType.ts';
import type { ColumnType } from './tableMessages.ts';

/** A 64-bit sort key in two halves, which compare like the values they encode. */
interface NumberKey {
  high: number;
  low: number;
}

const view = new DataView(new ArrayBuffer(8));
const signBit = 0x80000000;

/** The sort key of a cell in a column of numbers, dates or booleans; undefined for any other cell. */
export function numberKey(cell: Buffer, type: ColumnType): NumberKey | undefined {
  const text = cell.toString('latin1');
  if (type === 'integer') return integerKey(text);
  const value =
    type === 'date' || type === 'datetime' ? instantOf(text) : type === 'boolean' ? truth(text) : Number(text);
  return Number.isNaN(value) ? undefined : floatKey(value);
}

/** The key of an integer, exact even if a floating-point number would not be. */
function integerKey(text: string): NumberKey {
  if (text.length < 16) view.setBigInt64(0, BigInt(Number(text)));
  else view.setBigInt64(0, BigInt(text));
  return { high: (view.getUint32(0) ^ signBit) >>> 0, low: view.getUint32(4) };
}

function floatKey(value: number): NumberKey {
  // Turns -0 into 0.
  view.setFloat64(0, value + 0);
  const high = view.getUint32(0);
  const low = view.getUint32(4);
  return high >= signBit ? { high: ~high >>> 0, low: ~low >>> 0 } : { high: (high ^ signBit) >>> 0, low };
}

function truth(text: string): number {
  return text.toLowerCase() === 'true' ? 1 : 0;
}
