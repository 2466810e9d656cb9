import { groupBy } from '../../groupBy.ts';
import { getField, isObject, type JsonValue } from '../../json/value.ts';
import { baseOf, commonBase } from '../../request/splitAddress.ts';
import type { Redactor } from '../../secrecy/redactor.ts';
import type { ApiDescription } from '../apiDescription.ts';
import { DocumentNode, gatherRemarks } from '../documentNode.ts';
import { credentialsOf, hiding } from '../recorded/credentialsOf.ts';
import { describeCalls, describeServer, type RecordedCall } from '../recorded/describeCalls.ts';
import { fromText, type RecordedResponse } from '../recorded/exchange.ts';
import { findAuthentications } from '../recorded/findAuthentications.ts';
import { type GraphqlPart, graphqlPart } from '../recorded/graphqlPart.ts';
import { hideParams, hideResponse } from '../recorded/hideExchange.ts';
import { maskPath, secretsInPaths } from '../recorded/pathSecrets.ts';
import { findPathIds } from './pathIds.ts';
import { type Entry, readEntries } from './readEntries.ts';
import { remarksOnContents, remarksOnHosts } from './remarksOn.ts';
import { remarksOnSecrets } from './remarksOnSecrets.ts';
import { unreadOperations } from './unreadOperations.ts';

/** An exchange, with scheme, host and port of its address. */
interface PlacedEntry extends Entry {
  origin: string;
}

interface UsefulExchange extends PlacedEntry {
  response: RecordedResponse;
}

/** Whether a document is a recording of a browser's network view. */
export function isHar(document: JsonValue): boolean {
  return isObject(document) && isObject(getField(document, 'log'));
}

/** Describes the API in a recording in the HAR format (HTTP Archive 1.2), without its secrets. */
export function readHar(document: JsonValue): ApiDescription {
  const { remarks, remark } = gatherRemarks();
  const log = new DocumentNode(document, '', remark).at('log');
  const entries = readEntries(log).map((exchange) => ({
    ...exchange,
    origin: new URL(exchange.url).origin,
  }));
  const useful = entries.filter(isUseful);
  const main = mainOrigin(useful);
  const allOfSite = entries.filter(({ origin }) => isSameSite(origin, main));
  const ofSite = allOfSite.filter(isUseful);
  const others = useful.filter((exchange) => !isSameSite(exchange.origin, main));
  const redactor = hiding([...allOfSite.flatMap(credentialsOf), ...secretsInPaths(allOfSite)]);
  const authentications = new Map(ofSite.flatMap((exchange) => [...findAuthentications(exchange)]));
  const calls = [...groupBy(ofSite, ({ origin }) => origin).values()]
    .flatMap((group) => callsOf(group, redactor, authentications.size > 0))
    .sort((a, b) => Number(originOf(a) !== main) - Number(originOf(b) !== main));
  const server = calls.find((call) => originOf(call) === main)?.server ?? '';
  return {
    format: `HAR ${/^\d+(?:\.\d+)*$/.exec(log.text('version'))?.[0] ?? ''}`.trim(),
    title: main === '' ? '' : new URL(main).host,
    servers: server === '' ? [] : describeServer(server),
    operations: describeCalls(calls, server),
    unread: unreadOperations(allOfSite, calls, redactor),
    authentications,
    remarks: [
      ...remarks,
      ...remarksOnHosts(useful, others, main),
      ...remarksOnContents(allOfSite, redactor),
      ...remarksOnSecrets(allOfSite, redactor),
    ],
  };
}

function isUseful(exchange: PlacedEntry): exchange is UsefulExchange {
  return exchange.response !== undefined && !/^(?:OPTIONS|HEAD|)$/.test(exchange.method);
}

/** The origin of the API, which has the most JSON; the others are those of its page. Empty without any. */
function mainOrigin(exchanges: readonly UsefulExchange[]): string {
  const sizes = [...groupBy(exchanges, ({ origin }) => origin)].map(([origin, group]): [string, number] => [
    origin,
    group.reduce((sum, { response }) => sum + response.size, 0),
  ]);
  return sizes.reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0];
}

/** Whether two hosts have one owner: `api.example.com` and `login.example.com`. */
function isSameSite(one: string, other: string): boolean {
  return siteOf(one) === siteOf(other);
}

function siteOf(origin: string): string {
  const host = origin === '' ? '' : new URL(origin).hostname;
  return /^[\d.]+$|^\[/.test(host) ? host : host.split('.').slice(-2).join('.');
}

function originOf({ server }: RecordedCall): string {
  return new URL(server).origin;
}

/** The calls to one origin. A request without credentials needs none if others of the recording have some. */
function callsOf(exchanges: readonly UsefulExchange[], redactor: Redactor, hasCredentials: boolean): RecordedCall[] {
  const origin = exchanges[0]?.origin ?? '';
  const pathnames = exchanges.map(({ url }) => maskPath(new URL(url).pathname, redactor));
  const base = pathnames.map((path) => baseOf('', path)).reduce(commonBase);
  const paths = pathnames.map((path, index) => ({
    path: path.slice(base.length - 1),
    response: exchanges[index]?.response.body,
  }));
  const templates = findPathIds(paths, (segment) => redactor.redact(segment) !== segment);
  return exchanges.map((exchange, index) => {
    const { template = '', ids = new Map<string, string>() } = templates[index] ?? {};
    return {
      pointer: exchange.pointer,
      method: exchange.method,
      server: `${origin}${base}`.slice(0, -1),
      path: template,
      summary: '',
      description: '',
      params: [...pathParams(ids), ...maskedParams(template), ...hideParams(exchange, redactor)],
      isForm: exchange.body.isForm === true,
      graphql: shownPart(exchange, redactor),
      security: hasCredentials ? [...findAuthentications(exchange).keys()] : undefined,
      response: hideResponse(exchange.response, redactor),
    };
  });
}

function shownPart({ body }: UsefulExchange, redactor: Redactor): GraphqlPart | undefined {
  const part = graphqlPart(body);
  return part && { ...part, name: redactor.redact(part.name) };
}

/** The parameters for credentials in a path, which a person fills in. */
function maskedParams(template: string): RecordedCall['params'] {
  const names = new Set([...template.matchAll(/\{(token\d*)\}/g)].map(([, name = '']) => name));
  return [...names].map((name) => ({
    name,
    in: 'path',
    description: '',
    value: undefined,
    template: `{{${name}}}`,
    isSent: true,
  }));
}

function pathParams(ids: ReadonlyMap<string, string>): RecordedCall['params'] {
  return [...ids].map(([name, id]) => ({
    name,
    in: 'path',
    description: '',
    value: id === '' ? undefined : fromText(id),
    isSent: true,
  }));
}
