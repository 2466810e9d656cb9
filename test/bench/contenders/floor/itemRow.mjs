import { cell } from './cell.mjs';

export const itemHeader = '"id","sku","name","town","created_at","active","stock","price","rating","note"';

/** The cells of an item, without the end of the line. */
export function itemRow(item) {
  return `${cell(item.id)},${cell(item.sku)},${cell(item.name)},${cell(item.town)},${cell(item.created_at)},${cell(item.active)},${cell(item.stock)},${cell(item.price)},${cell(item.rating)},${cell(item.note)}`;
}
