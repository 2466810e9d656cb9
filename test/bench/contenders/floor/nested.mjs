// The least that must be done for orders with three lists in each, for the same four tables, byte by byte: the rows of
// the lists are linked to their order by a hash of the whole order. node nested.mjs URL FOLDER LIMIT
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { cell } from './cell.mjs';
import { getJson } from './getJson.mjs';
import { linkOf } from './link.mjs';

const [url, folder, pageSize] = process.argv.slice(2);
const limit = Number(pageSize);
const orders = open(
  'orders',
  'id,placed_at,currency,total,gift,customer_id,customer_name,' +
    'customer_address_street,customer_address_town,customer_address_postcode,lines,payments,tags',
);
const lines = open('orders_lines', 'sku,title,quantity,unit_price,discount,JSON_parentId');
const payments = open('orders_payments', 'method,amount,paid_at,JSON_parentId');
const tags = open('orders_tags', 'data,JSON_parentId');

for (let offset = 0; ; offset += limit) {
  const { items } = await getJson(`${url}orders?limit=${limit}&offset=${offset}`);
  writePage(items);
  if (items.length < limit) break;
}
for (const file of [orders, lines, payments, tags]) file.end();

function open(name, columns) {
  const file = createWriteStream(path.join(folder, `${name}.csv`));
  file.write(`"${columns.replaceAll(',', '","')}"\n`);
  return file;
}

function writePage(page) {
  let [orderText, lineText, paymentText, tagText] = ['', '', '', ''];
  for (const order of page) {
    const link = cell(linkOf('orders', order));
    orderText += `${orderRow(order, link)}\n`;
    for (const line of order.lines) lineText += `${lineRow(line)},${link}\n`;
    for (const { method, amount, paid_at } of order.payments)
      paymentText += `${cell(method)},${cell(amount)},${cell(paid_at)},${link}\n`;
    for (const tag of order.tags) tagText += `${cell(tag)},${link}\n`;
  }
  orders.write(orderText);
  lines.write(lineText);
  payments.write(paymentText);
  tags.write(tagText);
}

function orderRow({ id, placed_at, currency, total, gift, customer, lines, payments, tags }, link) {
  const { street, town, postcode } = customer.address;
  const linkTo = (list) => (list.length === 0 ? '""' : link);
  return `${cell(id)},${cell(placed_at)},${cell(currency)},${cell(total)},${cell(gift)},${cell(customer.id)},${cell(customer.name)},${cell(street)},${cell(town)},${cell(postcode)},${linkTo(lines)},${linkTo(payments)},${linkTo(tags)}`;
}

function lineRow({ sku, title, quantity, unit_price, discount }) {
  return `${cell(sku)},${cell(title)},${cell(quantity)},${cell(unit_price)},${cell(discount)}`;
}
