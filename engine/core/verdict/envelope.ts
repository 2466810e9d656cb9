import { cellText } from '../json/cellText.ts';
import {
  entriesOf,
  Float,
  getField,
  isList,
  isObject,
  type JsonObject,
  type JsonScalar,
  type JsonValue,
  keysOf,
} from '../json/value.ts';
import { isPageRelation, isPartOfLink, meaningsInResponse } from '../recognition/paging/pagingWords.ts';
import { plainName } from '../recognition/plainName.ts';
import { countsList, isLikeList } from '../recognition/wrapperNames.ts';
import { openElement } from './openElement.ts';
import { openObject, openRoot } from './openObject.ts';
import { KnownPlaces, type OpenObject, type PlacedField, walkFields } from './walkFields.ts';

export interface EnvelopeField extends PlacedField {
  value: JsonScalar;
}

const maxLinks = 20;
const maxCounts = 20;

/**
 * The scalars in the objects around the records, and in the objects beside them that describe the list. `places`: those
 * of the previous page.
 */
export function readEnvelope(
  response: JsonValue,
  recordsPath: string | undefined,
  places = new KnownPlaces(),
): EnvelopeField[] {
  const root = isObject(response) ? openRoot(response) : openElement(response, { keys: [], name: '' }, recordsPath);
  if (root === undefined) return [];
  const found: EnvelopeField[] = [];
  for (const field of walkFields(root, (holder) => openAround(holder, recordsPath), places)) {
    const { value, name, path } = field;
    if (isScalarField(field)) found.push(field);
    else if (isKey(name) && isObject(value) && keysOf(value).length > 0)
      found.push({ ...field, value: cellText(value) });
    else if (isList(value) && isLinks(name) && path !== recordsPath) found.push(...linksIn(value, field));
  }
  return found;
}

function openAround(field: PlacedField, recordsPath: string | undefined): OpenObject | undefined {
  const { path, name, value } = field;
  if (path === recordsPath) return undefined;
  const isOnTheWay = recordsPath?.startsWith(`${path}.`) === true;
  if (isOnTheWay && isList(value)) return openElement(value, field, recordsPath);
  const isLink = isLinks(field.holderName) && isPageRelation(name);
  const isOpen = isOnTheWay || isLink || countsList(name) || isView(field) || isCount(field, recordsPath);
  return isOpen ? openObject(field) : undefined;
}

/** Whether a field is `hydra:view`, with the addresses of other pages. Without a namespace, a view may be anything. */
function isView({ name, keys }: PlacedField): boolean {
  return name === 'view' && keys.at(-1)?.includes(':') === true;
}

/** Whether an object has a few numbers under the name of a list: `meta.results.total`, `records.totalRecords`. */
function isCount({ name, holderName, value }: PlacedField, recordsPath = ''): boolean {
  const isNamed =
    isLikeList(name) ||
    (countsList(holderName) && name.endsWith('s') && name === plainName(recordsPath.split('.').at(-1) ?? ''));
  const inside = isNamed && isObject(value) ? entriesOf(value) : [];
  return inside.length > 0 && inside.length <= maxCounts && inside.every(([, each]) => isScalar(each));
}

function isScalarField(field: PlacedField): field is EnvelopeField {
  return isScalar(field.value);
}

function isScalar(value: JsonValue): value is JsonScalar {
  return typeof value !== 'object' || value === null || value instanceof Float;
}

/** Whether a value for the next page is an object, which counts as a whole. */
function isKey(name: string): boolean {
  return meaningsInResponse(name).some(({ why }) => why === 'object');
}

function isLinks(name: string): boolean {
  return name === 'links' || name === 'link';
}

/** The addresses of other pages in a list of links with relations, as in FHIR and PayPal, named by relation. */
function linksIn(links: readonly JsonValue[], { keys, holder, holderName }: PlacedField): EnvelopeField[] {
  return links.slice(0, maxLinks).flatMap((link, index) => {
    const name = isObject(link) ? relationOf(link) : undefined;
    if (!isObject(link) || name === undefined) return [];
    const key = keysOf(link).find((own) => isPartOfLink(plainName(own)) && typeof getField(link, own) === 'string');
    const value = key === undefined ? undefined : getField(link, key);
    if (key === undefined || value === undefined || !isScalar(value)) return [];
    const all = [...keys, String(index), key];
    return [{ keys: all, key: name, path: all.join('.'), name, value, holder, holderName }];
  });
}

function relationOf(link: JsonObject): string | undefined {
  const named = ['rel', 'relation'].map((key) => getField(link, key));
  return named.flatMap((value) => (typeof value === 'string' && isPageRelation(value) ? [value] : []))[0];
}
