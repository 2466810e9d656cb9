import { jsonIn } from '../../json/jsonIn.ts';
import { isList, isObject, objectFrom } from '../../json/value.ts';
import type { DocumentNode } from '../documentNode.ts';
import { type Exchange, type Field, fromText, type SentBody } from '../recorded/exchange.ts';
import { type CollectionField, readFields, readText } from './fields.ts';
import { type CollectionAddress, readAddress } from './readAddress.ts';
import { type CollectionBody, readBody } from './readBody.ts';
import type { CollectionItem } from './readItems.ts';
import type { Variables } from './variables.ts';

/** A request of a collection, with its saved responses. Credentials are still in it. */
export interface SavedRequest {
  item: CollectionItem;
  address: CollectionAddress;
  summary: string;
  description: string;
  request: Exchange;
  /** The parts that are listed, but switched off. */
  off: Exchange;
  /** The descriptions of its fields, by name. */
  descriptions: ReadonlyMap<string, string>;
  examples: readonly Exchange[];
}

export function readRequest(item: CollectionItem): SavedRequest {
  const { node, variables } = item;
  const { address, fields, exchangeWith } = readOne(node.at('request'), variables);
  const request = exchangeWith(true);
  return {
    item,
    address,
    summary: node.text('name'),
    description: readText(node.at('request'), 'description') || readText(node, 'description'),
    request,
    off: exchangeWith(false),
    descriptions: new Map(fields.map(({ name, description }) => [name, description])),
    examples: node
      .at('response')
      .elements()
      .flatMap((response) => readExample(response, request, variables)),
  };
}

/** Reads a request, which may be only an address. */
function readOne(request: DocumentNode, variables: Variables) {
  const isAddress = typeof request.value === 'string';
  const address = readAddress(isAddress ? request : request.at('url'), variables);
  const headers = isAddress ? [] : readFields(request.at('header'));
  const type = headers.find(({ name, isSent }) => isSent && /^content-type$/i.test(name))?.value ?? '';
  const body = readBody(request.at('body'), variables, variables.valueOf(type) ?? '');
  const exchangeWith = (isSent: boolean): Exchange => {
    const take = (fields: readonly CollectionField[]) =>
      fields
        .filter((field) => field.isSent === isSent)
        .map(({ name, value }): Field => [name, variables.resolve(value)]);
    return {
      pointer: request.pointer,
      method: request.text('method').toUpperCase() || 'GET',
      url: address.url,
      query: take(address.query),
      headers: take(headers),
      body: sentBody(body, take(body.fields), isSent),
      response: undefined,
    };
  };
  return { address, fields: [...address.query, ...headers, ...body.fields], exchangeWith };
}

/** The fields of a form that are sent, or those that are switched off; other bodies have no such fields. */
function sentBody({ fields, ...body }: CollectionBody, taken: readonly Field[], isSent: boolean): SentBody {
  if (fields.length === 0) return isSent ? body : {};
  return { ...body, value: objectFrom(taken.map(([name, value]) => [name, fromText(value)])) };
}

/** Reads a saved response with its own request, which may have other values. */
function readExample(response: DocumentNode, request: Exchange, variables: Variables): Exchange[] {
  const code = response.number('code') ?? 200;
  const text = response.wholeText('body');
  const body = /^[[{]/.test(text) ? jsonIn(text) : undefined;
  if (code < 200 || code > 299 || !(isList(body) || isObject(body))) return [];
  const original = response.at('originalRequest');
  const own = original.isMissing ? request : readOne(original, variables).exchangeWith(true);
  const headers = readFields(response.at('header')).map(({ name, value }): Field => [name, value]);
  // A response may be saved without the body of its request.
  const sent = own.body.value === undefined ? request.body : own.body;
  return [{ ...own, body: sent, response: { headers, body, size: text.length } }];
}
