import { childPointer } from '@pagewright/core/childPointer';
import { type FoundError, findUserError } from '@pagewright/core/findUserError';
import { readTableMapping } from '@pagewright/core/tables/mapping/readTableMapping';
import type { TableMapping } from '@pagewright/core/tables/mapping/tableMapping';
import type { ObjectASTNode } from 'vscode-json-languageservice';
import { allLayers } from './configLayers.ts';
import type { ExtractorModel } from './extractorModel.ts';
import { jsonValue } from './jsonValue.ts';
import { findObject } from './nodes.ts';

/** The mappings of `config`, or of one iteration, as the engine reads them. */
export interface ReadMappings {
  /** The object `mappings`; pointers start here. */
  node: ObjectASTNode;
  byDataType: Map<string, TableMapping>;
  /** The errors of mappings that cannot be read. */
  errors: FoundError[];
}

const known = new WeakMap<ExtractorModel, ReadMappings[]>();

/** All mappings of a document; read on first use. */
export function mappingsOf(model: ExtractorModel): ReadMappings[] {
  const found = known.get(model) ?? allLayers(model).flatMap(readLayer);
  known.set(model, found);
  return found;
}

function readLayer(layer: ObjectASTNode): ReadMappings[] {
  const node = findObject(layer, 'mappings');
  if (!node) return [];
  const read: ReadMappings = { node, byDataType: new Map(), errors: [] };
  for (const { keyNode, valueNode } of node.properties) {
    const dataType = keyNode.value;
    const error = findUserError(() => {
      if (valueNode) {
        read.byDataType.set(dataType, readTableMapping(dataType, jsonValue(valueNode), childPointer('', dataType)));
      }
    });
    if (error) read.errors.push(error);
  }
  return [read];
}
