import { speaksOf } from '../../recognition/paging/pagingTexts.ts';
import { isNamedAlike } from '../../recognition/paging/paramOf.ts';
import { type Found, withRole } from '../../recognition/paging/recognise.ts';
import { plainName } from '../../recognition/plainName.ts';
import { describesList } from '../../recognition/wrapperNames.ts';
import type { DescribedParam } from '../apiDescription.ts';
import type { EnvelopeField } from './envelope.ts';
import type { Evidence, FindPaging } from './evidence.ts';
import { quoted } from './words.ts';

interface Match {
  field: EnvelopeField;
  param: DescribedParam;
  score: number;
}

/** Finds the token of the next page, and the parameter for it (`docs/format/pagination.md#8-responseparam`). */
export const nextToken: FindPaging = (evidence) => {
  const found = withRole(evidence.paging.fields, 'nextToken').filter((each) => canBeToken(each, evidence));
  const matches = found.flatMap(({ of }) => matchesOf(of, evidence));
  const [best] = matches.toSorted((one, other) => other.score - one.score);
  if (best === undefined) return undefined;
  const { field, param, score } = best;
  return {
    clue: { kind: 'token', path: field.path, param: param.name },
    title: `token in "${field.path}" for "${param.name}"`,
    sureness: score >= 6 ? 'high' : score >= 3 ? 'medium' : 'low',
    evidence: [
      `"${field.path}" holds the token of the next page${textOf(field.schema.description)}`,
      `"${param.name}" takes it${textOf(param.description)}`,
    ],
  };
};

function matchesOf(field: EnvelopeField, { operation, params }: Evidence): Match[] {
  const sent = operation.params.filter((param) => param.in === 'query' || param.in === 'body');
  return sent.flatMap((param) => {
    const isTokenParam = params.nextToken?.param.name === param.name || params.lastId?.param.name === param.name;
    const score = scoreOf(field, param, isTokenParam);
    return score > 0 ? [{ field, param, score }] : [];
  });
}

/** The fit of a value of the response to a parameter: `next_page_token` fits `page_token`, `offset` fits `offset`. */
function scoreOf({ name, key, schema }: EnvelopeField, param: DescribedParam, isTokenParam: boolean): number {
  const own = plainName(param.name);
  const isAlike = isNamedAlike(own, name);
  const mentions = [key, name].some(
    (each) => each.length > 4 && plainWords(param.description).includes(plainName(each)),
  );
  const isPaging = isTokenParam || isAlike || mentions;
  if (!isPaging) return 0;
  const isOld = schema.isDeprecated || /\b(depr[ei]cat)/i.test(schema.description);
  return (
    (isAlike ? 4 : 0) +
    (isTokenParam ? 3 : 0) +
    (mentions ? 4 : 0) +
    (speaksOf('token', schema.description) ? 1 : 0) -
    (isOld ? 6 : 0)
  );
}

/** Whether the name, or other evidence, indicates a token. */
function canBeToken({ of: field, grade, why }: Found<EnvelopeField>, evidence: Evidence): boolean {
  const { holderName, schema } = field;
  const isDescribed = speaksOf('token', schema.description);
  const isAsked = evidence.params.nextToken !== undefined;
  switch (why) {
    case 'shared':
      return isShared(field, evidence);
    case 'open':
      return !speaksOf('address', schema.description);
    case 'stranger':
      return isAsked && isDescribed;
    case 'either':
      return describesList(holderName) || isDescribed || isAsked;
    case 'end-of-page':
      return grade === 'weak' || isDescribed || isAsked;
    default:
      return true;
  }
}

/** Whether a name is in the response and a text parameter: `pagination_id`. */
function isShared({ name, schema }: EnvelopeField, { operation }: Evidence): boolean {
  if (!schema.types.includes('string')) return false;
  return operation.params.some((param) => plainName(param.name) === name && param.schema.types.includes('string'));
}

function plainWords(text: string): string {
  return plainName(text);
}

function textOf(description: string): string {
  return description === '' ? '.' : `: ${quoted(description)}`;
}
