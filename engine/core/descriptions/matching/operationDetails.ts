import type { ShapeType } from '../../shapes/shapes.ts';
import type { DescribedOperation, DescribedParam } from '../apiDescription.ts';
import { findPagingParams, type PagingParams } from '../evidence/pagingParams.ts';
import { type DescribedShape, responseShape, type ValueNotes, valueNotes } from './describedShape.ts';
import { shortText } from './shortText.ts';

/** What a description says of one operation, for the jobs that request it. */
export interface OperationDetails {
  description: string;
  params: readonly DetailedParam[];
  /** The names of those that page, by what they do. */
  paging: Readonly<Partial<Record<keyof PagingParams, string>>>;
  /** Of its successful response, where the document describes or shows one. */
  response?: DescribedShape;
}

export interface DetailedParam extends Pick<DescribedParam, 'name' | 'in' | 'isRequired'> {
  types: readonly ShapeType[];
  about: ValueNotes;
}

/** The details of an operation. */
export function operationDetails(operation: DescribedOperation): OperationDetails {
  const { summary, description, params, response } = operation;
  const shape = response && responseShape(response);
  return {
    description: shortText(description || summary),
    params: params.map(({ name, in: place, isRequired, description: text, schema }) => {
      const about = { ...valueNotes(schema), ...(text !== '' && { description: shortText(text) }) };
      return { name, in: place, isRequired, types: schema.types, about };
    }),
    paging: pagingNames(operation),
    ...(shape && { response: shape }),
  };
}

function pagingNames(operation: DescribedOperation): OperationDetails['paging'] {
  const found = Object.entries(findPagingParams(operation));
  return Object.fromEntries(found.flatMap(([role, paging]) => (paging ? [[role, paging.param.name]] : [])));
}
