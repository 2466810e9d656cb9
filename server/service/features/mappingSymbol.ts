import { isEmptyInConfig } from '@pagewright/core/json/isEmpty';
import { countText } from '@pagewright/core/text/countText';
import type { DocumentSymbol, ObjectASTNode, PropertyASTNode, TextDocument } from 'vscode-json-languageservice';
import { SymbolKind } from 'vscode-languageserver-types';
import { jsonValue } from '../model/jsonValue.ts';
import { asObject, asText, findObject, findText, findValue } from '../model/nodes.ts';
import { propertySymbol } from './propertySymbol.ts';

/** A table of a mapping: its columns by name, each with the path that fills it, and the tables inside. */
export function mappingSymbol(mapping: PropertyASTNode, document: TextDocument): DocumentSymbol {
  const table = asObject(mapping.valueNode);
  const symbol = propertySymbol(mapping, document, []);
  return table ? { ...symbol, ...tableParts(table, document) } : symbol;
}

function tableParts(table: ObjectASTNode | undefined, document: TextDocument) {
  const items = table?.properties ?? [];
  const children = items.map((item) => itemSymbol(item, document));
  const columns = children.filter(({ kind }) => kind !== SymbolKind.Struct).length;
  return { kind: SymbolKind.Struct, detail: countText(columns, 'column'), children };
}

function itemSymbol(item: PropertyASTNode, document: TextDocument): DocumentSymbol {
  const symbol = propertySymbol(item, document, []);
  const options = asObject(item.valueNode);
  if (findText(options, 'type')?.value === 'table') {
    const parts = tableParts(findObject(options, 'tableMapping'), document);
    const detail = `${symbol.name} · ${parts.detail}`;
    return { ...symbol, ...parts, detail, name: findText(options, 'destination')?.value ?? symbol.name };
  }
  const column = findObject(options, 'mapping');
  const destination = options ? findText(column, 'destination')?.value : asText(item.valueNode)?.value;
  const isKey = isSet(column);
  return {
    ...symbol,
    name: destination || symbol.name,
    detail: `${item.keyNode.value}${isKey ? ' · primary key' : ''}`,
    kind: isKey ? SymbolKind.Key : SymbolKind.Field,
  };
}

function isSet(column: ObjectASTNode | undefined): boolean {
  const value = findValue(column, 'primaryKey');
  return value !== undefined && !isEmptyInConfig(jsonValue(value));
}
