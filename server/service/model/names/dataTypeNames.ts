import type { ASTNode, StringASTNode } from 'vscode-json-languageservice';
import { contentSpan } from '../../text/contentSpan.ts';
import { allLayers } from '../configLayers.ts';
import type { ExtractorModel } from '../extractorModel.ts';
import { allLayerJobs } from '../layerJobs.ts';
import { asObject, findObject, findText, findValue } from '../nodes.ts';
import type { Name } from './name.ts';
import { NameTable } from './nameTable.ts';

/**
 * The data types of jobs, and the places where mappings name them: as their key, and as the table that a child table
 * writes into (`docs/format/mapping.md#2-which-rows-are-mapped` and `docs/format/mapping.md#5-tables`).
 */
export function dataTypeNames(model: ExtractorModel): Name[] {
  const { document } = model;
  const table = new NameTable('data type');
  for (const { node } of allLayerJobs(model)) {
    const own = findText(node, 'dataType');
    const definition = own ?? findText(node, 'endpoint');
    if (!definition) continue;
    const name = table.getOrAdd(definition.value);
    name.definitions.push(contentSpan(document, definition));
    if (!own) name.isBound = true;
  }
  const mappings = allLayers(model).flatMap((layer) => findObject(layer, 'mappings')?.properties ?? []);
  for (const { keyNode } of mappings) {
    if (keyNode.value !== '') table.getOrAdd(keyNode.value).uses.push(contentSpan(document, keyNode));
  }
  for (const destination of mappings.flatMap(({ valueNode }) => [...destinationsIn(valueNode)])) {
    table.find(destination.value)?.uses.push(contentSpan(document, destination));
  }
  return table.all();
}

function* destinationsIn(mapping: ASTNode | undefined): Iterable<StringASTNode> {
  for (const { valueNode } of asObject(mapping)?.properties ?? []) {
    const item = asObject(valueNode);
    if (findText(item, 'type')?.value !== 'table') continue;
    const destination = findText(item, 'destination');
    if (destination) yield destination;
    yield* destinationsIn(findValue(item, 'tableMapping'));
  }
}
