import { speaksOf } from '../../recognition/paging/pagingTexts.ts';
import { type Found, namesNext } from '../../recognition/paging/recognise.ts';
import type { EnvelopeField } from './envelope.ts';
import type { FindPaging } from './evidence.ts';

/** Finds a response that indicates more pages, without a described parameter for them (`docs/openapi.md`). */
export const unansweredFields: FindPaging = ({ paging }) => {
  const field = paging.fields.find(tellsOfMore)?.of;
  if (field === undefined) return undefined;
  return {
    title: `more pages by "${field.path}"`,
    sureness: 'low',
    evidence: [`"${field.path}" of the response tells of more pages, and no described parameter leads to them.`],
  };
};

function tellsOfMore(found: Found<EnvelopeField>): boolean {
  const { role, grade, why, of } = found;
  if (role === 'more' || role === 'pageCount') return grade === 'sure';
  return (
    namesNext(found) || (why === 'either' && role === 'nextToken' && speaksOf('pages', of.key + of.schema.description))
  );
}
