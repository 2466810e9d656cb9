import type { ContextName } from '@pagewright/core/expressions/context';
import { isEmptyInConfig } from '@pagewright/core/json/isEmpty';
import type { ASTNode, ObjectASTNode } from 'vscode-json-languageservice';
import { allLayers } from './configLayers.ts';
import type { ExtractorModel, Job } from './extractorModel.ts';
import { findAuthentication } from './findAuthentication.ts';
import { jsonValue } from './jsonValue.ts';
import { asObject, findAt, findList, findObject, findValue } from './nodes.ts';
import { readJobs } from './readJobs.ts';

export interface ExpressionPlace {
  /** The contexts that references can name here (`docs/format/functions.md#2-contexts`). */
  contexts: readonly ContextName[];
  /** Name of the attribute of `config` that contains the expression. It is computed only if something refers to it. */
  attribute?: string;
}

/** The possible contents of an object in a place: only an expression, or also data. */
export type Needs = 'expression' | 'anything';

/** A value that a run computes. */
export interface ComputedPlace extends ExpressionPlace {
  node: ASTNode;
  needs: Needs;
}

/**
 * Every value that a run computes, with the contexts that it can refer to (`docs/format/functions.md#2-contexts`, and
 * the engine's additions).
 */
export function computedPlaces(model: ExtractorModel): ComputedPlace[] {
  return writtenPlaces(model).filter(({ node }) => node.type !== 'array');
}

/** The lists among these values. A run does not enter them (`docs/format/functions.md#1-syntax`). */
export function uncomputedLists(model: ExtractorModel): ComputedPlace[] {
  return writtenPlaces(model).filter(({ node }) => node.type === 'array');
}

const known = new WeakMap<ExtractorModel, ComputedPlace[]>();

/** The computed values, found once per version, because several rules need them. */
function writtenPlaces(model: ExtractorModel): ComputedPlace[] {
  const places = known.get(model) ?? [
    ...apiPlaces(model),
    ...authenticationPlaces(model),
    ...allLayers(model).flatMap((layer) => layerPlaces(layer, model)),
  ];
  known.set(model, places);
  return places;
}

function apiPlaces({ api }: ExtractorModel): ComputedPlace[] {
  const http = findObject(api, 'http');
  const defaults = findObject(http, 'defaultOptions');
  const baseUrl = findValue(api, 'baseUrl');
  return [
    ...(baseUrl ? [{ node: baseUrl, contexts: attr, needs: 'expression' as const }] : []),
    ...fieldsOf(findObject(http, 'headers'), attr, 'expression'),
    ...fieldsOf(findObject(defaults, 'headers'), attr, 'expression'),
    ...fieldsOf(findObject(defaults, 'params'), attr, 'anything'),
  ];
}

const attr: readonly ContextName[] = ['attr'];
const attrAndTime: readonly ContextName[] = ['attr', 'time'];

function authenticationPlaces({ api }: ExtractorModel): ComputedPlace[] {
  const { options, kind } = findAuthentication({ api });
  return (kind?.computed ?? []).flatMap(({ path, formerPath, contexts, holdsData }) => {
    const own = asObject(findAt(options, path));
    const counts = formerPath === undefined || (own && !isEmptyInConfig(jsonValue(own)));
    const container = counts ? own : asObject(findAt(api, formerPath));
    return fieldsOf(container, contexts, holdsData ? 'anything' : 'expression');
  });
}

function layerPlaces(layer: ObjectASTNode, { config, jobs }: ExtractorModel): ComputedPlace[] {
  const own = layer === config ? jobs : readJobs(findList(layer, 'jobs'), '');
  return [
    ...fieldsOf(findObject(findObject(layer, 'http'), 'headers'), attr, 'expression'),
    ...fieldsOf(findObject(layer, 'userData'), attrAndTime, 'anything'),
    ...own.flatMap(jobPlaces),
    ...attributePlaces(layer),
  ];
}

function jobPlaces({ node, children }: Job): ComputedPlace[] {
  const placeholders = findObject(node, 'placeholders')?.properties ?? [];
  return [
    ...fieldsOf(findObject(node, 'params'), attrAndTime, 'anything'),
    ...fieldsOf(findObject(node, 'userData'), attrAndTime, 'anything'),
    ...placeholders.flatMap(({ valueNode }) => {
      const object = asObject(valueNode);
      return object ? [{ node: object, contexts: ['placeholder'] as const, needs: 'anything' as const }] : [];
    }),
    ...children.flatMap(jobPlaces),
  ];
}

/** Keys of `config` that a run itself reads; all others are attributes. */
const ownKeys = new Set(['jobs', 'mappings', 'http', 'userData']);

/** Computed places of attributes. One can be a call, or contain calls that compute parts of it (`attributes.ts`). */
function attributePlaces(layer: ObjectASTNode): ComputedPlace[] {
  return layer.properties.flatMap(({ keyNode, valueNode }) =>
    valueNode && !ownKeys.has(keyNode.value) ? callsIn(valueNode, keyNode.value) : [],
  );
}

function callsIn(node: ASTNode, attribute: string): ComputedPlace[] {
  if (node.type === 'array') return node.items.flatMap((item, index) => callsIn(item, `${attribute}.${index}`));
  if (node.type !== 'object') return [];
  const isCall = node.properties.some(({ keyNode }) => keyNode.value === 'function');
  if (isCall) return [{ node, contexts: attrAndTime, needs: 'anything', attribute }];
  return node.properties.flatMap(({ keyNode, valueNode }) =>
    valueNode ? callsIn(valueNode, `${attribute}.${keyNode.value}`) : [],
  );
}

function fieldsOf(
  container: ObjectASTNode | undefined,
  contexts: readonly ContextName[],
  needs: Needs,
): ComputedPlace[] {
  return (container?.properties ?? []).flatMap(({ valueNode }) =>
    valueNode ? [{ node: valueNode, contexts, needs }] : [],
  );
}
