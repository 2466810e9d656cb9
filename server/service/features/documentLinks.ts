import { findUserError } from '@pagewright/core/findUserError';
import { resolveEndpoint, targetUrl } from '@pagewright/core/request/resolveEndpoint';
import type { StringASTNode } from 'vscode-json-languageservice';
import type { DocumentLink } from 'vscode-languageserver-types';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { allLayerJobs } from '../model/layerJobs.ts';
import { findText } from '../model/nodes.ts';
import { contentSpan } from '../text/contentSpan.ts';
import { rangeOf } from '../text/ranges.ts';

/** Every endpoint as a link to its whole address, if neither it nor `baseUrl` is computed. */
export function findDocumentLinks(model: ExtractorModel): DocumentLink[] {
  const { document, environment, api, endpoints } = model;
  const baseUrl = environment?.baseUrl ?? findText(api, 'baseUrl')?.value;
  if (baseUrl === undefined || isComputed(baseUrl)) return [];
  const written = new Set([
    ...endpoints,
    ...allLayerJobs(model).flatMap(({ node }) => findText(node, 'endpoint') ?? []),
  ]);
  return [...written].flatMap((endpoint): DocumentLink[] => {
    const target = addressOf(endpoint, baseUrl);
    return target === undefined ? [] : [{ range: rangeOf(document, contentSpan(document, endpoint)), target }];
  });
}

function addressOf({ value }: StringASTNode, baseUrl: string): string | undefined {
  if (isComputed(value)) return undefined;
  let address: string | undefined;
  findUserError(() => {
    address = targetUrl(resolveEndpoint(baseUrl, value));
  });
  return address;
}

/** Whether an endpoint has marks of placeholders, or functions, which old configurations have inside a text. */
function isComputed(text: string): boolean {
  return /[{}]/.test(text);
}
