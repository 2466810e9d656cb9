import { parseStrictQuery } from '@pagewright/core/request/strictQuery';
import { defaultOptions } from '@pagewright/core/schema/generated/options';
import type { ObjectASTNode, StringASTNode } from 'vscode-json-languageservice';
import { allLayers } from '../model/configLayers.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { allLayerJobs } from '../model/layerJobs.ts';
import { asObject, findObject, findProperty, findText, textOrDefault } from '../model/nodes.ts';
import { type RequestText, requestTexts } from '../model/requestTexts.ts';
import { insertProperty, replaceWith } from '../text/edits.ts';
import { insertValue } from '../text/insertValue.ts';
import { rangeOf } from '../text/ranges.ts';
import type { Change, Fix } from './fix.ts';
import { nodeAtSpan } from './nodeAtSpan.ts';

/** Moves a secret from a request to an attribute with `#`, and leaves a reference to it. */
export const moveSecret: Fix = {
  codes: ['authentication.plain-secret'],
  create(model, span, { found }) {
    const node = nodeAtSpan(model, span);
    if (node?.type !== 'string' || found === undefined) return undefined;
    const text = requestTexts(model).find(({ property }) => property.keyNode === node && node.value === found);
    return text ? moveText(model, text) : moveParam(model, node, found);
  },
};

/** Moves a text; undefined if the configuration cannot hold it elsewhere. */
export function moveText(model: ExtractorModel, { property, value, takesReference }: RequestText): Change | undefined {
  const { config, document } = model;
  if (!takesReference || !config || value.value === '') return undefined;
  const name = freeName(model, property.keyNode.value);
  const reference = { range: rangeOf(document, value), newText: `{"attr": ${JSON.stringify(name)}}` };
  return { title: `Move Secret to "${name}"`, edits: [reference, insertProperty(document, config, name, value.value)] };
}

/** Moves a parameter from the query of an endpoint to `params`, which sends the same request only with `GET`. */
function moveParam(model: ExtractorModel, endpoint: StringASTNode, param: string): Change | undefined {
  const { config, document } = model;
  const job = allLayerJobs(model).find(({ node }) => findText(node, 'endpoint') === endpoint)?.node;
  const taken = takeParam(endpoint.value, param);
  if (!config || !job || !taken || methodOf(model, job) !== 'GET') return undefined;
  const params = findProperty(job, 'params');
  const object = asObject(params?.valueNode);
  if (params && (!object || findProperty(object, param))) return undefined;
  const name = freeName(model, param);
  const reference = object
    ? insertValue(document, object, param, { attr: name })
    : insertValue(document, job, 'params', { [param]: { attr: name } });
  const edits = [
    replaceWith(document, endpoint, taken.endpoint),
    reference,
    insertProperty(document, config, name, taken.value),
  ];
  return { title: `Move Secret to "${name}"`, edits };
}

/** An endpoint without a parameter of its query, and its value; undefined unless it is there once, as a text. */
function takeParam(endpoint: string, param: string): { endpoint: string; value: string } | undefined {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)\?([^#]*)(.*)/s.exec(endpoint) ?? [];
  const parts = query.split('&');
  const found = parts.filter((part) => parseStrictQuery(part)[0]?.[0] === param);
  const value = parseStrictQuery(found[0] ?? '')[0]?.[1];
  // A name with brackets is an object in `params`.
  if (!value || found.length > 1 || param.includes('[')) return undefined;
  const rest = parts.filter((part) => part !== found[0]).join('&');
  return { endpoint: `${address}${rest === '' ? '' : `?${rest}`}${fragment}`, value };
}

function methodOf({ api }: ExtractorModel, job: ObjectASTNode): string {
  const defaults = findObject(findObject(api, 'http'), 'defaultOptions');
  return (findText(job, 'method')?.value ?? textOrDefault(defaults, 'method', defaultOptions)).toUpperCase();
}

function freeName(model: ExtractorModel, key: string): string {
  const layers = allLayers(model);
  const wanted = `#${key.replaceAll(/[^A-Za-z0-9_-]+/g, '_')}`;
  let name = wanted;
  for (let count = 2; layers.some((layer) => findProperty(layer, name)); count++) name = `${wanted}${count}`;
  return name;
}
