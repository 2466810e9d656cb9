import { speaksOf } from '../../recognition/paging/pagingTexts.ts';
import { plainName } from '../../recognition/plainName.ts';
import { type PreviousRole, previousRoleOf } from '../../recognition/previousWords.ts';
import type { DescribedParam } from '../apiDescription.ts';
import type { Evidence, FindPaging } from './evidence.ts';
import { findIdField } from './idNames.ts';
import { responseSchema } from './responseSchema.ts';
import { quoted } from './words.ts';

/** Parameters that read backwards, or only some pages have: these are reported, but not followed. */
const otherEnds: readonly (PreviousRole | undefined)[] = ['before', 'until', 'previous', 'token'];

/**
 * Finds a parameter with the place to continue from, without a described field that has it: nothing can be written, but
 * the endpoint pages (`docs/openapi.md`).
 */
export const unansweredParams: FindPaging = (evidence) => {
  const { nextToken: token, lastId: id } = evidence.params;
  const after = findIdField(evidence.records.record) === undefined ? id : undefined;
  const param = (token ?? after)?.param ?? otherEnd(evidence);
  if (param === undefined) return undefined;
  const told = param.description === '' ? '.' : `: ${quoted(param.description)}`;
  return {
    title: `place to go on from by "${param.name}"`,
    sureness: 'low',
    evidence: [
      `"${param.name}" leads to other pages${told}`,
      responseSchema(evidence.operation.response)?.types.includes('array') === true
        ? 'The response is a list, without a place for what it takes: a header may have it, which no paging method reads.'
        : 'What it takes is not described in the response: look for it in a saved one, and name it in "responseParam".',
    ],
  };
};

/** The parameter of the other end. A date that filters is no place; nor is a parameter that pages by itself. */
function otherEnd({ operation, params }: Evidence): DescribedParam | undefined {
  if (params.size === undefined || params.page !== undefined || params.position !== undefined) return undefined;
  return operation.params.find(
    ({ name, in: place, schema, description }) =>
      place === 'query' &&
      otherEnds.includes(previousRoleOf(plainName(name))) &&
      !/^date/.test(schema.format) &&
      !speaksOf('time', description),
  );
}
