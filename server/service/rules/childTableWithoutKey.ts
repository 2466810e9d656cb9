import { isEmptyInConfig } from '@pagewright/core/json/isEmpty';
import type { ObjectASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import { allLayers } from '../model/configLayers.ts';
import { jsonValue } from '../model/jsonValue.ts';
import { asObject, findObject, findText, findValue } from '../model/nodes.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';

const code = 'mapping.parent-without-key';

/** Finds a child table whose parent table has no primary key, so that its references are hashes of whole rows. */
export const childTableWithoutKey: Rule = {
  codes: [code],
  check(model, context) {
    return allLayers(model).flatMap((layer) =>
      (findObject(layer, 'mappings')?.properties ?? []).flatMap(({ keyNode, valueNode }) => {
        const mapping = asObject(valueNode);
        return mapping ? findIn(mapping, { name: keyNode.value, hasKey: false }, context) : [];
      }),
    );
  },
};

interface Table {
  name: string;
  /** Whether the link to its parent is part of its primary key. */
  hasKey: boolean;
}

function findIn(mapping: ObjectASTNode, { name, hasKey }: Table, context: RuleContext): RuleFinding[] {
  if (context.isBroken(mapping)) return [];
  const isKeyed = hasKey || mapping.properties.some(isKeyColumn);
  return mapping.properties.flatMap(({ keyNode, valueNode }) => {
    const item = asObject(valueNode);
    if (!item || findText(item, 'type')?.value !== 'table' || context.isBroken(item)) return [];
    const destination = findText(item, 'destination')?.value ?? '';
    const parentKey = findObject(item, 'parentKey');
    const columns = findObject(item, 'tableMapping');
    const below = columns
      ? findIn(columns, { name: destination, hasKey: isSet(parentKey, 'primaryKey') }, context)
      : [];
    const isLinked = destination !== name && !isSet(parentKey, 'disable');
    if (!isLinked || isKeyed) return below;
    const message = `The table "${name}" has no primary key, so its link to "${destination}" is a hash of the whole row and changes with any of its values. Give one of its columns "primaryKey": true.`;
    return [{ code, span: keyNode, severity: 'information' as const, message }, ...below];
  });
}

function isKeyColumn({ valueNode }: PropertyASTNode): boolean {
  const item = asObject(valueNode);
  return findText(item, 'type')?.value !== 'table' && isSet(findObject(item, 'mapping'), 'primaryKey');
}

function isSet(object: ObjectASTNode | undefined, key: string): boolean {
  const value = findValue(object, key);
  return value !== undefined && !isEmptyInConfig(jsonValue(value));
}
