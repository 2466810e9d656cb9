import { objectField, textField } from '@pagewright/core/json/readValues';
import { textOf } from '@pagewright/core/json/textOf';
import { entriesOf, isObject, type JsonObject, keysOf } from '@pagewright/core/json/value';
import type { ASTNode } from 'vscode-json-languageservice';
import { findComputedOptions } from '../../model/authenticationPlaces.ts';
import { dataTypeOf } from '../../model/dataTypeOf.ts';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import { findAuthentication } from '../../model/findAuthentication.ts';
import { jsonValue } from '../../model/jsonValue.ts';
import { findText } from '../../model/nodes.ts';
import type { ExistingConfiguration } from '../import/existing.ts';

/** Reads the parts of a document that an import needs. */
export function readExisting(model: ExtractorModel): ExistingConfiguration {
  const api = asJson(model.api);
  const config = asJson(model.config);
  const http = objectField(api, 'http') ?? {};
  const defaults = objectField(http, 'defaultOptions') ?? {};
  const headers = [http, defaults, objectField(config, 'http') ?? {}].map((part) => objectField(part, 'headers') ?? {});
  const params = [...[...findComputedOptions(model, 'query')].map(asJson), objectField(defaults, 'params') ?? {}];
  return {
    baseUrl: findText(model.api, 'baseUrl')?.value,
    attributes: new Map(entriesOf(config).filter(([key]) => key !== 'jobs' && key !== 'mappings')),
    isAuthenticated: findAuthentication(model).type !== undefined,
    sharedParams: new Set(params.flatMap(keysOf)),
    sharedHeaders: new Map(headers.flatMap(headerTexts)),
    isPaged: textField(objectField(api, 'pagination') ?? {}, 'method') !== undefined,
    dataTypes: new Set(model.allJobs.flatMap(({ node }) => dataTypeOf(node) ?? [])),
  };
}

function asJson(node: ASTNode | undefined): JsonObject {
  const value = node === undefined ? {} : jsonValue(node);
  return isObject(value) ? value : {};
}

function headerTexts(headers: JsonObject): [name: string, value: string | undefined][] {
  return entriesOf(headers).map(([name, value]) => [name.toLowerCase(), textOf(value)]);
}
