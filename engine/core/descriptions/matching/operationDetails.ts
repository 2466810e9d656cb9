import type { ShapeType } from '../../shapes/shapes.ts';
import type { DescribedOperation, DescribedParam } from '../apiDescription.ts';
import { type DescribedShape, responseShape, type ValueNotes, valueNotes } from './describedShape.ts';
import { shortText } from './shortText.ts';

/** The description of one operation, for the jobs that request it. */
export interface OperationDetails {
  description: string;
  params: readonly DetailedParam[];
  /** The shape of the successful response, if the document describes or shows one. */
  response?: DescribedShape;
}

export interface DetailedParam extends Pick<DescribedParam, 'name' | 'in' | 'isRequired'> {
  types: readonly ShapeType[];
  about: ValueNotes;
}

export function operationDetails({ summary, description, params, response }: DescribedOperation): OperationDetails {
  const shape = response && responseShape(response);
  return {
    description: shortText(description || summary),
    params: params.map(({ name, in: place, isRequired, description: text, schema }) => {
      const about = { ...valueNotes(schema), ...(text !== '' && { description: shortText(text) }) };
      return { name, in: place, isRequired, types: schema.types, about };
    }),
    ...(shape && { response: shape }),
  };
}
