import type { StringASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findText } from '../model/nodes.ts';

/** A `baseUrl` whose path is more than `/`. */
export interface BaseWithPrefix {
  node: StringASTNode;
  /** The address as written. */
  text: string;
  url: URL;
  /** The path with a trailing slash. */
  prefix: string;
}

/** The `baseUrl` if it is an address with a path prefix; undefined if it is not, is computed, or is missing. */
export function findBaseWithPrefix({ api }: ExtractorModel): BaseWithPrefix | undefined {
  const node = findText(api, 'baseUrl');
  if (!node || !URL.canParse(node.value)) return undefined;
  const url = new URL(node.value);
  if (!/^https?:$/.test(url.protocol) || url.pathname === '/') return undefined;
  return { node, text: node.value, url, prefix: url.pathname.replace(/\/?$/, '/') };
}
