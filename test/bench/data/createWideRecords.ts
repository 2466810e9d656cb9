/**
 * A record as the API of a CRM gives it: 19 cells and about 500 bytes of JSON, a nested object, decimal numbers, a
 * boolean, a note that is null in each fifth record, and a title whose quotes need doubling in each third.
 */
export interface WideRecord {
  id: number;
  uuid: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  title: string;
  status: string;
  score: number;
  amount: number;
  quantity: number;
  active: boolean;
  createdAt: string;
  updatedAt: string;
  notes: string | null;
  address: { street: string; city: string; zip: string; country: string };
}

/** The source of each column, in the order of the keys. */
export const wideMapping = {
  id: 'id',
  uuid: 'uuid',
  name: 'name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  title: 'title',
  status: 'status',
  score: 'score',
  amount: 'amount',
  quantity: 'quantity',
  active: 'active',
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
  notes: 'notes',
  'address.street': 'address_street',
  'address.city': 'address_city',
  'address.zip': 'address_zip',
  'address.country': 'address_country',
};

const words = ['north', 'south', 'east', 'west', 'upper', 'lower', 'old', 'new', 'grand', 'little'];
const towns = ['Plzeň', 'Graz', 'Malmö', 'Łódź', 'Porto', 'Ghent', 'Bilbao'];
const statuses = ['new', 'open', 'closed'];
const firstMinute = Date.UTC(2020, 8, 13);

/** Records one after another, the same in every run. */
export function createWideRecords(): () => WideRecord {
  let next = 0;
  return () => wideRecord(next++);
}

function wideRecord(index: number): WideRecord {
  const [first, second] = [at(words, index), at(words, index * 7 + 3)];
  const time = new Date(firstMinute + index * 61_000).toISOString();
  const scattered = (Math.imul(index, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');
  return {
    id: index,
    uuid: `${scattered}-${String(index).padStart(12, '0')}`,
    name: `${first} ${second}`,
    email: `${first}.${index}@example.com`,
    phone: `+420 ${600_000_000 + index}`,
    company: `${second} & Sons, Ltd.`,
    title: index % 3 === 0 ? 'Head of "Special" Projects' : 'Engineer',
    status: at(statuses, index),
    score: (index % 1000) / 8,
    amount: index * 3 + 0.25,
    quantity: index % 97,
    active: index % 2 === 0,
    createdAt: time,
    updatedAt: time,
    notes: index % 5 === 0 ? null : `Called ${first} on ${time.slice(0, 10)}, will follow up with ${second} next week`,
    address: {
      street: `${(index % 300) + 1} ${second} street`,
      city: at(towns, index),
      zip: String(10_000 + (index % 80_000)),
      country: 'CZ',
    },
  };
}

function at(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
