import { cell } from './cell.mjs';

const wideHeader =
  'id,uuid,name,email,phone,company,title,status,score,amount,quantity,active,createdAt,updatedAt,notes,' +
  'address_street,address_city,address_zip,address_country';
const manyColumns = Array.from({ length: 2000 }, (_, index) => `field_${index}`);
const headerOf = (columns) => `"${columns.replaceAll(',', '","')}"`;

/** The header of each kind of record, and the cells of one, both without the end of the line. */
export const rows = {
  narrow: { header: headerOf('id,sku,name,town,created_at,active,stock,price,rating,note'), rowOf: narrowRow },
  wide: { header: headerOf(wideHeader), rowOf: wideRow },
  late: { header: headerOf(`${wideHeader},late`), rowOf: (item) => `${wideRow(item)},${cell(item.late ?? null)}` },
  columns: {
    header: headerOf(manyColumns.join()),
    rowOf: (item) => manyColumns.map((column) => cell(item[column])).join(),
  },
};

function narrowRow(item) {
  return `${cell(item.id)},${cell(item.sku)},${cell(item.name)},${cell(item.town)},${cell(item.created_at)},${cell(item.active)},${cell(item.stock)},${cell(item.price)},${cell(item.rating)},${cell(item.note)}`;
}

function wideRow(item) {
  const { street, city, zip, country } = item.address;
  return `${cell(item.id)},${cell(item.uuid)},${cell(item.name)},${cell(item.email)},${cell(item.phone)},${cell(item.company)},${cell(item.title)},${cell(item.status)},${cell(item.score)},${cell(item.amount)},${cell(item.quantity)},${cell(item.active)},${cell(item.createdAt)},${cell(item.updatedAt)},${cell(item.notes)},${cell(street)},${cell(city)},${cell(zip)},${cell(country)}`;
}
