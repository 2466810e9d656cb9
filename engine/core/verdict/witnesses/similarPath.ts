import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { isList, isObject, type JsonValue } from '../../json/value.ts';
import type { NextPlace } from '../../pagination/paging.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import { leadsElsewhere } from '../../recognition/paging/pagingStems.ts';
import type { PagingWhy } from '../../recognition/paging/pagingWhy.ts';
import { meaningsOfField, namesNext } from '../../recognition/paging/recognise.ts';
import { plainName } from '../../recognition/plainName.ts';
import { nearestPath } from '../../shapes/nearestPath.ts';
import { nameDistance } from '../../text/nameDistance.ts';
import { keysOf } from '../nextKeys.ts';
import { openObject, openRoot } from '../openObject.ts';
import { valuesSent } from '../sentBefore.ts';
import { type PlacedField, walkFields } from '../walkFields.ts';
import type { ObservedPage } from '../witness.ts';

const minMisspelledLength = 6;
const maxEdits = 2;

/**
 * The path in a response that a paging method was most likely meant to read: its name is very similar, and its value
 * could be of a next page. Undefined if there is no clear match.
 */
export function findSimilarPath(place: NextPlace, page: ObservedPage): string | undefined {
  const { response, recordsPath } = page;
  if (!isObject(response)) return undefined;
  const sent = valuesSent(page.request);
  const known: string[] = [];
  const aroundRecords = (field: PlacedField) => (field.path === recordsPath ? undefined : openObject(field));
  for (const field of walkFields(openRoot(response), aroundRecords)) {
    const { keys, path, name, value } = field;
    if (keys.some((key) => key.includes('.')) || path === recordsPath || leadsElsewhere(name)) continue;
    if (leadsOn(place, value) && !(typeof value !== 'object' && sent.has(String(value)))) known.push(path);
  }
  const nearest = nearestPath(place.path, known);
  return nearest !== undefined && isAlike(keysOf(place), nearest.split('.')) ? nearest : undefined;
}

function leadsOn({ holds }: NextPlace, value: JsonValue): boolean {
  if (isEmptyInResponse(value) || value === true || isList(value) || isObject(value)) return false;
  if (holds === 'token') return true;
  return typeof value === 'string' && (value.includes('=') || isAddress(value));
}

/**
 * Whether names are alike. `per_page` is as close to `next_page` as a misspelling, so a name counts only if it is a
 * usual one for a next page, or is almost equal to an unusual name.
 */
function isAlike(keys: readonly string[], others: readonly string[]): boolean {
  const name = plainName(keys.at(-1) ?? '');
  const other = plainName(others.at(-1) ?? '');
  if (name === other || plainName(keys.join('')) === plainName(others.join(''))) return true;
  if (isUsual(others)) return true;
  return (
    !isUsual(keys) && name.length >= minMisspelledLength && (nameDistance(name, other) ?? maxEdits + 1) <= maxEdits
  );
}

function isUsual(keys: readonly string[]): boolean {
  const placed = { key: keys.at(-1) ?? '', holderName: plainName(keys.at(-2) ?? '') };
  const mayLeadOn = (why: PagingWhy | undefined) => why === 'either' || why === 'stranger';
  return meaningsOfField(placed).some((meaning) => namesNext(meaning) || mayLeadOn(meaning.why));
}
