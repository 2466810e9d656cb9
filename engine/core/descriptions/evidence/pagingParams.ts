import type { JsonValue } from '../../json/value.ts';
import { holderAndKey } from '../../recognition/paging/holderAndKey.ts';
import { describedRoles, saysRole, speaksOf } from '../../recognition/paging/pagingTexts.ts';
import { meaningsInRequest, type ParamRole, paramRoleOf } from '../../recognition/paging/pagingWords.ts';
import { plainName } from '../../recognition/plainName.ts';
import { isGivenCredential } from '../../secrecy/credentialNames.ts';
import type { DescribedOperation, DescribedParam } from '../apiDescription.ts';

/** A parameter with its role in paging. */
export interface PagingParam {
  param: DescribedParam;
  /** Whether the name alone shows the role. */
  isNamed: boolean;
  /** Whether the description shows it. */
  isDescribed: boolean;
}

export type PagingParams = { readonly [role in ParamRole | 'lastId']?: PagingParam | undefined };

/** Finds the query parameters, or keys of a body, that page. */
export function findPagingParams({ params, method }: Pick<DescribedOperation, 'params' | 'method'>): PagingParams {
  const sent = params
    .flatMap(parts)
    .filter((param) => param.in === (method === 'GET' ? 'query' : 'body') || param.in === 'query');
  const found = sent.flatMap((param) => meaningOf(param, sent));
  const best = (role: ParamRole | 'lastId') =>
    found
      .filter((each) => each.role === role)
      .toSorted((one, other) => rank(other) - rank(one))
      .map(({ role: _, ...own }) => own)[0];
  return {
    ...{ size: best('size'), page: best('page'), position: best('position') },
    ...{ nextToken: best('nextToken'), lastId: best('lastId') },
  };
}

/** The parts of an object: `page` with the keys `number` and `size` is sent as `page[number]` and `page[size]`. */
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
): (PagingParam & { role: ParamRole | 'lastId' })[] {
  const text = textOf(param);
  const named = namedRole(param, all);
  const isSure = named?.isSure === true && named.why !== 'time';
  if (!canPage(param) || (!isSure && speaksOf('time', text))) return [];
  const id = meaningsInRequest(plainName(param.name)).find(({ role }) => role === 'lastId');
  if (id?.grade === 'sure') return [{ role: 'lastId', param, isNamed: true, isDescribed: false }];
  // `since` with a description of an id: "with an ID greater than this ID".
  if (id !== undefined && speaksOf('id', text) && !speaksOf('opaque', text))
    return [{ role: 'lastId', param, isNamed: false, isDescribed: true }];
  if (named?.role === 'page' && !isNumber(param) && speaksOf('thing', text) && !speaksOf('opaque', text)) return [];
  // An offset or a page that the API generates and nobody counts.
  const isOpaque =
    (named?.role === 'position' || named?.role === 'page') && !isNumber(param) && speaksOf('opaque', text);
  if (isOpaque) return [{ role: 'nextToken', param, isNamed: named.isSure, isDescribed: true }];
  const isDescribed = named !== undefined && saysRole(text, named.role);
  const other = describedRoles.find((each) => saysRole(text, each) && isNumber(param) === (each !== 'nextToken'));
  const isOwn = isDescribed || (other === undefined && named !== undefined && hasPartner(named.role, param, all));
  if (named && (named.isSure || isOwn)) return [{ role: named.role, param, isNamed: named.isSure, isDescribed }];
  return other === undefined || otherNames.test(plainName(param.name)) || isGivenCredential(param.name)
    ? []
    : [{ role: other, param, isNamed: false, isDescribed: true }];
}

/** Names of counts and filters, whatever their descriptions say of pages. */
const otherNames = /(id|ids|date|time|sort|order|orderby|sortby|fields|filter|query|search|include|expand|format)$/;

/** The role of a name by itself, or beside another. */
function namedRole(
  param: DescribedParam,
  all: readonly DescribedParam[],
): Pick<NonNullable<ReturnType<typeof paramRoleOf>>, 'role' | 'isSure' | 'why'> | undefined {
  const [holder, last] = holderAndKey(param.name);
  if (mayBeFirst(param.name) && all.some(({ name }) => isSize(name))) return { role: 'position', isSure: true };
  // GraphQL names the page size `first` in any paging.
  if (plainName(holder) === 'variables' && mayBeFirst(last) && isNumber(param)) return { role: 'size', isSure: true };
  return paramRoleOf(param.name);
}

/** Whether a name means the page size, or beside such a size the first record. */
function mayBeFirst(name: string): boolean {
  return meaningsInRequest(plainName(name)).some(({ why }) => why === 'first');
}

function isSize(name: string): boolean {
  return meaningsInRequest(plainName(name)).some(({ role, why }) => role === 'size' && why !== 'first');
}

/** Whether a value can page: flags, lists and enumerations filter. */
function canPage({ schema: { types, format, enum: values } }: DescribedParam): boolean {
  if (/^(date|time|uri|url|email)/.test(format)) return false;
  if (types.some((type) => type === 'boolean' || type === 'array' || type === 'object')) return false;
  return values.every(isNumeric);
}

/** Whether a value can be a number; some documents call every parameter a text. */
function isNumber({ schema: { types, default: usual, examples } }: DescribedParam): boolean {
  if (types.includes('integer') || types.includes('number')) return true;
  return [usual, ...examples].some((value) => value !== undefined && isNumeric(value));
}

/** Whether an ambiguous name stands beside another parameter of paging: `size` beside `page`. */
function hasPartner(role: ParamRole, param: DescribedParam, all: readonly DescribedParam[]): boolean {
  return all.some((other) => {
    const named = other === param ? undefined : namedRole(other, all);
    if (named === undefined || (named.role === 'size') === (role === 'size')) return false;
    return named.isSure || saysRole(textOf(other), named.role);
  });
}

/** The rank among parameters with one role: a plain name that is not deprecated comes first. */
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
