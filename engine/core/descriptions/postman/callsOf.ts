import type { Redactor } from '../../secrecy/redactor.ts';
import type { CallParam, RecordedCall } from '../recorded/describeCalls.ts';
import { type Exchange, fromText } from '../recorded/exchange.ts';
import { findAuthentications } from '../recorded/findAuthentications.ts';
import { graphqlPart } from '../recorded/graphqlPart.ts';
import { hideParams, hideResponse } from '../recorded/hideExchange.ts';
import { maskPath } from '../recorded/pathSecrets.ts';
import { hasVariables } from '../recorded/templates.ts';
import type { SavedRequest } from './readRequest.ts';

interface CollectionContext {
  redactor: Redactor;
  /** The base path of a request, with a slash at both ends. */
  baseOf(request: SavedRequest): string;
  /** Whether the collection has credentials at all. */
  hasCredentials: boolean;
}

/** A request of a collection as written, and once more with each saved response. */
export function callsOf(saved: SavedRequest, { redactor, baseOf, hasCredentials }: CollectionContext): RecordedCall[] {
  const { address, request, examples } = saved;
  const base = baseOf(saved);
  const path = maskPath(address.path.slice(base.length - 1), redactor);
  const inPath = pathParams(path, saved, redactor);
  const graphql = graphqlPart(request.body);
  return [request, ...examples].map((exchange) => ({
    pointer: saved.item.node.pointer,
    method: request.method,
    server: `${address.root}${base}`.slice(0, -1),
    path,
    summary: redactor.redact(saved.summary),
    description: redactor.redact(saved.description),
    params: [...inPath, ...sentParams(exchange, saved, redactor)],
    isForm: exchange.body.isForm === true,
    graphql: graphql && { ...graphql, name: redactor.redact(graphql.name) },
    security: hasCredentials ? [...authenticationsOf(saved).keys()] : undefined,
    response: exchange.response && hideResponse(exchange.response, redactor),
  }));
}

/** The authentications of a request: by its headers and parameters, and by the settings of the collection. */
export function authenticationsOf({ request, item }: SavedRequest) {
  return new Map([...findAuthentications(request), ...(item.auth?.authentications ?? [])]);
}

function pathParams(path: string, { address }: SavedRequest, redactor: Redactor): CallParam[] {
  const names = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name));
  return [...names].map((name) => {
    const { value, description = '' } = address.pathValues.get(name) ?? {};
    const isShown = value !== undefined && value !== '' && redactor.redact(value) === value;
    return {
      name,
      in: 'path',
      description: redactor.redact(description),
      value: isShown ? fromText(value) : undefined,
      template: `{{${name}}}`,
      isSent: true,
    };
  });
}

/** The parameters of a request with their descriptions, also those that are switched off. */
function sentParams(exchange: Exchange, { off, descriptions }: SavedRequest, redactor: Redactor): CallParam[] {
  const listed = [
    ...hideParams(exchange, redactor),
    ...hideParams(off, redactor).map((param) => ({ ...param, isSent: false })),
  ];
  return listed.map((param) => ({
    ...param,
    description: redactor.redact(descriptions.get(param.name) ?? ''),
    value: isKnown(param.value) ? param.value : undefined,
    ...(hasVariables(param.value) && { template: param.value }),
    isSent: param.isSent && param.value !== '',
  }));
}

/** Whether a value is known, which one with a variable of an environment is not. */
function isKnown(value: CallParam['value']): boolean {
  return typeof value !== 'string' || !(value === '' || value.includes('{{'));
}
