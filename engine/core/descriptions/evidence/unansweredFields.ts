import { isBareTokenName, isNextName, isTokenName } from '../../verdict/nextNames.ts';
import type { EnvelopeField } from './envelope.ts';
import type { FindPaging } from './evidence.ts';

const moreNames = /^has(more|next)(page|pages|results|records|items)?$|^(total|last)pages?$|^pages?(total|count)$/;

/** A response that tells of more pages, where no parameter is described that leads to them (`docs/openapi.md`). */
export const unansweredFields: FindPaging = ({ fields }) => {
  const field = fields.find(tellsOfMore);
  if (field === undefined) return undefined;
  return {
    title: `more pages by "${field.path}"`,
    sureness: 'low',
    evidence: [`"${field.path}" of the response tells of more pages, and no described parameter leads to them.`],
  };
};

function tellsOfMore(field: EnvelopeField): boolean {
  const { name, schema } = field;
  if (moreNames.test(name) || isNextName(name) || isTokenName(field)) return true;
  return isBareTokenName(name) && (name === 'cursor' || /\b(page|next|cursor)\b/i.test(schema.description));
}
