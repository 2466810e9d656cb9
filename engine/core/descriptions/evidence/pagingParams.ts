import type { JsonValue } from '../../json/value.ts';
import { plainName } from '../../recognition/plainName.ts';
import { isGivenCredential } from '../../secrecy/credentialNames.ts';
import { type PagingName, type PagingRole, pagingNameOf } from '../../verdict/pagingNames.ts';
import type { DescribedOperation, DescribedParam } from '../apiDescription.ts';
import { holderAndKey } from './holderAndKey.ts';
import { describedRoles, saysRole, saysTime } from './pagingWords.ts';

/** A parameter with what it does in paging. */
export interface PagingParam {
  param: DescribedParam;
  /** Whether its name alone tells. */
  isNamed: boolean;
  /** Whether its description tells. */
  isDescribed: boolean;
}

/** The parameters of an operation that page, by what they do. */
export type PagingParams = { readonly [role in PagingRole | 'id']?: PagingParam | undefined };

const idName =
  /^(since|min|after|from|last|lastseen|starting|startingafter|startafter|next|max|before)(\w*)id$|^(startingafter|startafter)$|^since(\w+)id$/;

/** Reads which query parameters, or keys of a body, page. */
export function findPagingParams({ params, method }: Pick<DescribedOperation, 'params' | 'method'>): PagingParams {
  const sent = params
    .flatMap(parts)
    .filter((param) => param.in === (method === 'GET' ? 'query' : 'body') || param.in === 'query');
  const found = sent.flatMap((param) => meaningOf(param, sent));
  const best = (role: PagingRole | 'id') =>
    found
      .filter((each) => each.role === role)
      .toSorted((one, other) => rank(other) - rank(one))
      .map(({ role: _, ...own }) => own)[0];
  return { size: best('size'), page: best('page'), position: best('position'), token: best('token'), id: best('id') };
}

/** `page` with the keys `number` and `size` is sent as `page[number]` and `page[size]`. */
function parts(param: DescribedParam): DescribedParam[] {
  const { properties } = param.schema;
  if (properties.size === 0) return [param];
  return [...properties].map(([key, schema]) => ({
    ...param,
    name: `${param.name}[${key}]`,
    isRequired: param.isRequired && param.schema.required.has(key),
    description: schema.description,
    schema,
  }));
}

function meaningOf(
  param: DescribedParam,
  all: readonly DescribedParam[],
): (PagingParam & { role: PagingRole | 'id' })[] {
  const name = plainName(param.name);
  const named = namedRole(param, all);
  const isSure = named?.isSure === true && name !== 'after';
  if (!canPage(param) || (!isSure && saysTime(textOf(param)))) return [];
  if (idName.test(name)) return [{ role: 'id', param, isNamed: true, isDescribed: false }];
  if (isAfterId(param, name)) return [{ role: 'id', param, isNamed: false, isDescribed: true }];
  if (named?.role === 'page' && !isNumber(param) && thingWords.test(textOf(param)) && !opaqueWords.test(textOf(param)))
    return [];
  if ((named?.role === 'position' || named?.role === 'page') && isOpaque(param))
    return [{ role: 'token', param, isNamed: named.isSure, isDescribed: true }];
  const isDescribed = named !== undefined && saysRole(textOf(param), named.role);
  const other = describedRoles.find((each) => saysRole(textOf(param), each) && isNumber(param) === (each !== 'token'));
  // An unclear name that is described as something else is that.
  const isOwn = isDescribed || (other === undefined && named !== undefined && hasPartner(named.role, param, all));
  if (named && (named.isSure || isOwn)) return [{ role: named.role, param, isNamed: named.isSure, isDescribed }];
  return other === undefined || otherNames.test(name) || isGivenCredential(param.name)
    ? []
    : [{ role: other, param, isNamed: false, isDescribed: true }];
}

/** What is counted or filtered, whatever its description says of pages. */
const otherNames = /(id|ids|date|time|sort|order|orderby|sortby|fields|filter|query|search|include|expand|format)$/;

/** The role of a name by itself, as the last part of a longer one, or beside another. */
function namedRole(param: DescribedParam, all: readonly DescribedParam[]): PagingName | undefined {
  if (/^(num(ber)?of)?skip(ped)?pages$|^pages(to)?skip$/.test(plainName(param.name)))
    return { role: 'page', isSure: true };
  const isFirst =
    plainName(param.name) === 'first' && all.some(({ name }) => /^(max|maxresults|count|rows)$/i.test(name));
  if (isFirst) return { role: 'position', isSure: true };
  const own = pagingNameOf(param.name);
  if (own !== undefined) return own;
  const [holder, last] = holderAndKey(param.name);
  // What GraphQL calls the size of a page wherever it pages.
  if (plainName(holder) === 'variables' && last === 'first' && isNumber(param)) return { role: 'size', isSure: true };
  return holders.test(plainName(holder)) ? pagingNameOf(last) : undefined;
}

/** What holds the parameters of paging: `pagination.limit`, `paginate_page`, `queryOptions.skip`. */
const holders =
  /^(paginat\w*|paging|pager|query\w*|options?|params?|parameters|payload|request|req|filter|listoptions|variables)$/;

/** Flags, lists and words to choose from filter. */
function canPage({ schema: { types, format, enum: values } }: DescribedParam): boolean {
  if (/^(date|time|uri|url|email)/.test(format)) return false;
  if (types.some((type) => type === 'boolean' || type === 'array' || type === 'object')) return false;
  return values.every(isNumeric);
}

/** Some documents call every parameter a text. */
function isNumber({ schema: { types, default: usual, examples } }: DescribedParam): boolean {
  if (types.includes('integer') || types.includes('number')) return true;
  return [usual, ...examples].some((value) => value !== undefined && isNumeric(value));
}

/** An offset or a page that the API names, and does not count: it is a token. */
function isOpaque(param: DescribedParam): boolean {
  return !isNumber(param) && opaqueWords.test(textOf(param));
}

const opaqueWords =
  /\b(opaque|token|cursor|marker|bookmark|identifier generated|(ids?|identifiers?|keys?) (of|for) (the|a|each) (next|page of|page results|(results? )?page to fetch|following))\b/i;
/** A page of a book or of a site. */
const thingWords = /\b(ids?|identifier|name|title|path|slug|url) of (the|a|each|one)( \w+)? page\b/i;

/** `since`, of which the description says that it is an id: "with an ID greater than this ID". */
function isAfterId(param: DescribedParam, name: string): boolean {
  const text = textOf(param);
  return afterNames.test(name) && idWords.test(text) && !opaqueWords.test(text);
}

const afterNames = /^(since|after|before|from|last|min|max)$/;
const idWords =
  /\b(greater|higher|larger|lower|smaller|less|after|before|since|following)\b[^.]{0,40}\bids?\b|\bids?\b[^.]{0,40}\b(greater|higher|larger|lower|smaller|less|after|last)\b/i;

/** A name with other meanings counts beside another parameter of paging: `size` beside `page`. */
function hasPartner(role: PagingRole, param: DescribedParam, all: readonly DescribedParam[]): boolean {
  return all.some((other) => {
    const named = other === param ? undefined : namedRole(other, all);
    if (named === undefined || (named.role === 'size') === (role === 'size')) return false;
    return named.isSure || saysRole(textOf(other), named.role);
  });
}

/** Of two that do the same, the one with the plain name that is not deprecated. */
function rank({ param, isNamed, isDescribed }: PagingParam): number {
  const isOld = param.schema.isDeprecated || /deprecated/i.test(param.description);
  return (isNamed ? 4 : 0) + (isDescribed ? 2 : 0) - (isOld ? 5 : 0);
}

function textOf({ description, schema }: DescribedParam): string {
  return description === schema.description ? description : `${description} ${schema.description}`;
}

function isNumeric(value: JsonValue): boolean {
  return (typeof value === 'number' || typeof value === 'string') && /^\d+$/.test(String(value));
}
