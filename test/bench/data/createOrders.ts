import { createSeededNumbers } from '../../../samples/api/data/createSeededNumbers.ts';

/**
 * An order with objects within objects (the customer and the address) and three lists: lines of a few fields, payments,
 * and tags, which are bare texts. About 700 bytes of JSON; some orders have no tags.
 */
export interface Order {
  id: number;
  placed_at: string;
  currency: string;
  total: number;
  gift: boolean;
  customer: { id: number; name: string; address: { street: string; town: string; postcode: string } };
  lines: { sku: string; title: string; quantity: number; unit_price: number; discount: number | null }[];
  payments: { method: string; amount: number; paid_at: string | null }[];
  tags: string[];
}

const names = ['Ada Moss', 'Joris Veen', 'Lucia Conti', 'Tomáš Holý', 'Inês Prado'] as const;
const towns = ['Leeds', 'Utrecht', 'Turin', 'Košice', 'Porto'] as const;
const methods = ['card', 'transfer', 'voucher'] as const;
const tags = ['express', 'gift', 'first order', 'wholesale', 'abroad'];
const openingDay = Date.UTC(2025, 0, 1);

/** Orders one after another, the same in every run. */
export function createOrders(): () => Order {
  const numbers = createSeededNumbers(7);
  const dateText = (minutes: number) => new Date(openingDay + minutes * 60_000).toISOString().replace('.000Z', 'Z');
  let id = 5000;
  const line = () => ({
    sku: `SKU-${numbers.whole(10_000, 99_999)}`,
    title: `Article no. ${numbers.whole(1, 900)}`,
    quantity: numbers.whole(1, 9),
    unit_price: numbers.decimal(1, 200, 2),
    discount: numbers.happens(80) ? null : numbers.decimal(0, 30, 1),
  });
  const payment = () => ({
    method: numbers.pick(methods),
    amount: numbers.decimal(5, 500, 2),
    paid_at: numbers.happens(10) ? null : dateText(id * 7),
  });
  return () => {
    id++;
    return {
      id,
      placed_at: dateText(id * 5),
      currency: 'EUR',
      total: numbers.decimal(5, 900, 2),
      gift: numbers.happens(10),
      customer: {
        id: numbers.whole(1, 3000),
        name: numbers.pick(names),
        address: {
          street: `${numbers.whole(1, 200)} Mill Lane`,
          town: numbers.pick(towns),
          postcode: String(numbers.whole(10_000, 99_999)),
        },
      },
      lines: Array.from({ length: numbers.whole(1, 4) }, line),
      payments: Array.from({ length: numbers.whole(1, 2) }, payment),
      tags: numbers.choose(tags, 3),
    };
  };
}
