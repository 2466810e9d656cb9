import type { ASTNode } from 'vscode-json-languageservice';
import { findComputedOptions } from '../../model/authenticationPlaces.ts';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import { findObject, findValue } from '../../model/nodes.ts';
import type { CompletionSource } from './completionSource.ts';
import { keyItems } from './keyItems.ts';

const usual: readonly [name: string, detail: string, example?: string][] = [
  ['Accept', 'which kinds of content can be read', 'application/json'],
  ['Authorization', 'credentials'],
  ['Accept-Encoding', 'compression of the answer', 'gzip'],
  ['Accept-Language', 'language of texts', 'en'],
  ['Cache-Control', 'whether stored answers will do', 'no-cache'],
  ['Content-Type', 'kind of the content that is sent', 'application/json'],
  ['If-Modified-Since', 'only what is newer'],
  ['Origin', 'where the request comes from'],
  ['Prefer', 'wishes about the answer'],
  ['Referer', 'the page that led here'],
  ['User-Agent', 'who is asking'],
  ['X-Api-Key', 'credentials'],
  ['X-Api-Version', 'version of the API'],
  ['X-Requested-With', 'what made the request', 'XMLHttpRequest'],
];

/** The usual names of HTTP headers, wherever headers are written. */
export const headerNames: CompletionSource = ({ model, key }) => {
  const owner = key?.object.parent;
  const isNamed = owner?.type === 'property' && owner.keyNode.value === 'headers';
  if (!key || !isNamed || !headersOf(model).includes(key.object)) return [];
  return keyItems(
    usual.map(([label, detail, example = '']) => ({ label, detail, value: `"\${1:${example}}"` })),
    key,
    model,
  );
};

function headersOf(model: ExtractorModel): (ASTNode | undefined)[] {
  const { api, config, allJobs, scrollers } = model;
  const http = findObject(api, 'http');
  const owners = [
    ...[http, findObject(http, 'defaultOptions'), findObject(config, 'http')],
    ...scrollers.map(({ node }) => findObject(node, 'scrollRequest')),
    ...allJobs.map(({ node }) => node),
  ];
  return [...owners.flatMap((owner) => findValue(owner, 'headers') ?? []), ...findComputedOptions(model, 'headers')];
}
