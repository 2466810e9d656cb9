import { createHash } from 'node:crypto';

/** The link from a record to the rows of its lists: the platform hashes the record as PHP serialises it. */
export function linkOf(table, record) {
  return `${table}_${createHash('md5').update(serialise(record)).digest('hex')}`;
}

function serialise(value) {
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`;
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${floatText(value)};`;
  if (typeof value === 'boolean') return value ? 'b:1;' : 'b:0;';
  if (value === null) return 'N;';
  return Array.isArray(value) ? serialiseList(value) : serialiseObject(value);
}

function serialiseList(list) {
  let text = '';
  for (let index = 0; index < list.length; index++) text += `i:${index};${serialise(list[index])}`;
  return `a:${list.length}:{${text}}`;
}

function serialiseObject(object) {
  let text = '';
  const keys = Object.keys(object);
  for (const key of keys) text += `s:${Buffer.byteLength(key)}:"${key}";${serialise(object[key])}`;
  return `O:8:"stdClass":${keys.length}:{${text}}`;
}

/** 17 significant digits without zeros at the end. None of the numbers here needs an exponent. */
function floatText(value) {
  return value.toPrecision(17).replace(/0+$/, '');
}
