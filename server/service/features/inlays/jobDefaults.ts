import { defaultOptions } from '@pagewright/core/schema/generated/options';
import { shortened } from '@pagewright/core/text/shortened';
import type { ObjectASTNode, StringASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import { findObject, findText } from '../../model/nodes.ts';
import type { UnwrittenValue } from './unwrittenValue.ts';

const maxLength = 40;

/** The method and data type of a job that does not write them (`docs/format/configuration.md#10-jobs-and-children`). */
export function jobDefaults(job: ObjectASTNode, endpoint: StringASTNode, { api }: ExtractorModel): UnwrittenValue[] {
  const defaults = findObject(findObject(api, 'http'), 'defaultOptions');
  return [
    ...(findText(job, 'method') ? [] : [methodOf(findText(defaults, 'method'))]),
    ...(findText(job, 'dataType') ? [] : [dataTypeOf(endpoint)]),
  ];
}

const { method } = defaultOptions;

function methodOf(written: StringASTNode | undefined): UnwrittenValue {
  if (!written) return { label: method, reason: `A job without "method" sends ${method} requests.` };
  return { label: written.value.toUpperCase(), reason: 'The "method" in "defaultOptions" applies to this job.' };
}

function dataTypeOf({ value }: StringASTNode): UnwrittenValue {
  const reason = 'Without "dataType", the endpoint as written names the table and selects the mapping.';
  return { label: `dataType: ${shortened(value, maxLength)}`, reason };
}
