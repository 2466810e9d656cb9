import type { ObjectASTNode } from 'vscode-json-languageservice';
import { findComputedOptions } from './authenticationPlaces.ts';
import { allLayers } from './configLayers.ts';
import type { ExtractorModel } from './extractorModel.ts';
import { asObject, findObject, findValue } from './nodes.ts';

/** Every object with headers for requests, wherever a configuration may have one. */
export function headersOf(model: ExtractorModel): ObjectASTNode[] {
  const { api, allJobs, scrollers } = model;
  const http = findObject(api, 'http');
  const owners = [
    ...[http, findObject(http, 'defaultOptions')],
    ...allLayers(model).map((layer) => findObject(layer, 'http')),
    ...scrollers.map(({ node }) => findObject(node, 'scrollRequest')),
    ...allJobs.map(({ node }) => node),
  ];
  const written = owners.map((owner) => findValue(owner, 'headers'));
  return [...written, ...findComputedOptions(model, 'headers')].flatMap((node) => asObject(node) ?? []);
}
