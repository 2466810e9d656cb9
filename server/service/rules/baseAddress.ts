import type { StringASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findText } from '../model/nodes.ts';

/** A base address whose path is more than `/`. */
export interface BaseWithPrefix {
  /** The address as written. */
  text: string;
  url: URL;
  /** The path with a trailing slash. */
  prefix: string;
}

/** The written `baseUrl` if it has a path prefix; undefined if it has none, is computed, or is missing. */
export function findBaseWithPrefix({ api }: ExtractorModel): (BaseWithPrefix & { node: StringASTNode }) | undefined {
  const node = findText(api, 'baseUrl');
  const base = node && readBase(node.value);
  return base && { node, ...base };
}

/** The address that a run uses, if it has a path prefix: that of the environment, if it has one. */
export function findUsedBaseWithPrefix({ environment, api }: ExtractorModel): BaseWithPrefix | undefined {
  const text = environment?.baseUrl ?? findText(api, 'baseUrl')?.value;
  return text === undefined ? undefined : readBase(text);
}

function readBase(text: string): BaseWithPrefix | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.pathname === '/') return undefined;
  return { text, url, prefix: url.pathname.replace(/\/?$/, '/') };
}
