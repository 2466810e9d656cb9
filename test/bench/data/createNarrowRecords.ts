import { createSeededNumbers } from '../../../samples/api/data/createSeededNumbers.ts';

/**
 * A record of a shop's stock: two integers, a code, short texts, a date text, a boolean, a decimal number, a rating
 * that a third of the records lack and a note that two thirds lack. One note in eight needs its quotes doubled, and one
 * town in six has letters beyond ASCII. About 200 bytes of JSON.
 */
export interface NarrowRecord {
  id: number;
  sku: string;
  name: string;
  town: string;
  created_at: string;
  active: boolean;
  stock: number;
  price: number;
  rating: number | null;
  note: string | null;
}

/** The columns in the order of the keys. */
export const narrowColumns = [
  'id',
  'sku',
  'name',
  'town',
  'created_at',
  'active',
  'stock',
  'price',
  'rating',
  'note',
] as const satisfies (keyof NarrowRecord)[];

const materials = ['Oak', 'Steel', 'Linen', 'Ceramic', 'Walnut', 'Brass', 'Cotton'] as const;
const things = ['lamp', 'chair', 'shelf', 'bowl', 'desk', 'mirror', 'rug', 'clock'] as const;
const towns = ['Leeds', 'Utrecht', 'Turin', 'Košice', 'Porto', 'Bergen'] as const;
const notes = [
  'Sold out until spring',
  'New, in two colours',
  'Fragile; ships apart',
  'Last year the best seller',
  'Called "the classic" in the catalogue',
  'Assembled on delivery',
  'Returns within 30 days, unused',
  'Not for outdoor use',
] as const;
const openingDay = Date.UTC(2024, 0, 1);
const secondsInTwoYears = 2 * 365 * 24 * 3600;

/** Records one after another, the same in every run. */
export function createNarrowRecords(): () => NarrowRecord {
  const numbers = createSeededNumbers(20);
  let id = 100_000;
  return () => {
    id++;
    const thing = numbers.pick(things);
    const createdAt = openingDay + numbers.whole(0, secondsInTwoYears) * 1000;
    return {
      id,
      sku: `${thing.slice(0, 3).toUpperCase()}-${numbers.whole(10_000, 99_999)}`,
      name: `${numbers.pick(materials)} ${thing} ${numbers.whole(1, 40)}`,
      town: numbers.pick(towns),
      created_at: new Date(createdAt).toISOString().replace('.000Z', 'Z'),
      active: numbers.happens(80),
      stock: numbers.whole(0, 400),
      price: numbers.decimal(3, 900, 2),
      rating: numbers.happens(33) ? null : numbers.decimal(1, 5, 1),
      note: numbers.happens(67) ? null : numbers.pick(notes),
    };
  };
}
