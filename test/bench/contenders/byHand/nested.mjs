// Orders with three lists in each, to four CSV files, as by hand: node nested.mjs URL FOLDER LIMIT KIND CLIENT
import { openCsv } from './csv.mjs';

const [url, folder, limit, , client] = process.argv.slice(2);
const { readByOffset } = await import(`./${client}.mjs`);
const open = (name, columns) => openCsv(folder, name, columns);

const orders = open('orders', [
  'id',
  'placed_at',
  'currency',
  'total',
  'gift',
  { key: 'customer.id', header: 'customer_id' },
  { key: 'customer.name', header: 'customer_name' },
  { key: 'customer.address.street', header: 'street' },
  { key: 'customer.address.town', header: 'town' },
  { key: 'customer.address.postcode', header: 'postcode' },
]);
const lines = open('orders_lines', ['sku', 'title', 'quantity', 'unit_price', 'discount', 'order_id']);
const payments = open('orders_payments', ['method', 'amount', 'paid_at', 'order_id']);
const tags = open('orders_tags', ['tag', 'order_id']);

for await (const order of readByOffset(`${url}orders`, Number(limit))) {
  await orders.write(order);
  for (const line of order.lines) await lines.write({ ...line, order_id: order.id });
  for (const payment of order.payments) await payments.write({ ...payment, order_id: order.id });
  for (const tag of order.tags) await tags.write({ tag, order_id: order.id });
}
await Promise.all([orders, lines, payments, tags].map((csv) => csv.close()));
