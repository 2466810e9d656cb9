import { childPointer } from '@pagewright/core/childPointer';
import type { ObjectASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findObject } from '../model/nodes.ts';
import { pointerOf } from '../model/pointerOf.ts';

const ofApi = { clientCertificate: ['#clientCertificate'], query: ['authentication', 'query'] };

const ofHttp = {
  retryHeader: ['retryConfig', 'http', 'retryHeader'],
  maxRetries: ['retryConfig', 'maxRetries'],
  codes: ['retryConfig', 'http', 'codes'],
  params: ['http', 'defaultOptions', 'params'],
};

const ofRetries = { headerName: ['http', 'retryHeader'], httpCodes: ['http', 'codes'], curlCodes: ['curl', 'codes'] };

const ofScroller = { pages: ['forceStop', 'pages'] };

/** The pointer of the current place of a deprecated key; undefined if its value has no other place. */
export function newHome({ keyNode }: PropertyASTNode, { api, scrollers }: ExtractorModel): string | undefined {
  const holder = keyNode.parent?.parent;
  if (holder?.type !== 'object' || !api) return undefined;
  const [start, homes] = homesOf(holder, api, new Set(scrollers.map(({ node }) => node)));
  const steps = homes && new Map(Object.entries(homes)).get(keyNode.value);
  return steps?.reduce<string>(childPointer, pointerOf(start));
}

/** The start of the steps, and the steps by key. */
function homesOf(
  holder: ObjectASTNode,
  api: ObjectASTNode,
  scrollers: ReadonlySet<ObjectASTNode>,
): [ObjectASTNode, Record<string, string[]> | undefined] {
  if (holder === api) return [api, ofApi];
  if (holder === findObject(api, 'http')) return [api, ofHttp];
  if (holder === findObject(api, 'retryConfig')) return [holder, ofRetries];
  return [holder, scrollers.has(holder) ? ofScroller : undefined];
}
