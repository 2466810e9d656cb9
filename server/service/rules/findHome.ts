import { childPointer } from '@pagewright/core/childPointer';
import type { ObjectASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findObject } from '../model/nodes.ts';
import { pointerOf } from '../model/pointerOf.ts';
import { headerNames, keyHomes } from './keyHomes.ts';

/** The proper place of a key. */
export interface Home {
  /** The place as the author writes it, such as `api.retryConfig.maxRetries`. */
  shown: string;
  /** JSON pointer from the root of the document. */
  pointer: string;
}

/**
 * The proper place of a key without effect; undefined for a key that is known nowhere else. If any key is allowed
 * (`config`, and next to `parameters`) only an object or a list counts: a text of that name is probably intended.
 */
export function findHome({ keyNode, valueNode }: PropertyASTNode, model: ExtractorModel): Home | undefined {
  const { parameters, config, json } = model;
  const holder = keyNode.parent?.parent;
  if (!parameters || holder?.type !== 'object') return undefined;
  const isOpen = holder === config || (holder === json.root && holder !== parameters);
  const isPart = valueNode?.type === 'object' || valueNode?.type === 'array';
  if (isOpen && (!isPart || keyNode.value === 'cache')) return undefined;
  const steps = homeSteps(keyNode.value, holder, model);
  return steps && describe(pointerOf(parameters), steps);
}

function homeSteps(key: string, holder: ObjectASTNode, { api }: ExtractorModel): string[] | undefined {
  const isHeader = holder === findObject(api, 'http') && (headerNames.has(key.toLowerCase()) || /^x-/i.test(key));
  if (isHeader) return ['api', 'http', 'headers', key];
  const home = keyHomes.get(key);
  return home && [...home, key];
}

function describe(root: string, steps: string[]): Home {
  return { shown: steps.join('.'), pointer: steps.reduce<string>(childPointer, root) };
}
