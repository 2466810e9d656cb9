import { plainName } from '../../recognition/plainName.ts';
import { isBareTokenName, isNextName, isTokenName } from '../../verdict/nextNames.ts';
import type { DescribedParam } from '../apiDescription.ts';
import type { EnvelopeField } from './envelope.ts';
import type { Evidence, FindPaging } from './evidence.ts';
import { quoted } from './words.ts';

const tokenWords = /\b(cursor|token|marker|bookmark|next page|next set|next batch|following page|continu)/i;
const otherTokens = /^(end|after|page)(cursor|token|marker|bookmark)$/;
const holders = /^(cursors?|paging|pagination|pageinfo|meta|metadata)$/;
/** Names that a token has in the request and in the response, without a word for the next page. */
const sharedNames =
  /^(pagination|paging|page|scroll|cursor|continuation|iterator|resume|search_?after)(id|token|key|mark)?$/;

interface Match {
  field: EnvelopeField;
  param: DescribedParam;
  score: number;
}

/** A response with the token of the next page, and the parameter that takes it (`docs/format/pagination.md#8-responseparam`). */
export const nextToken: FindPaging = (evidence) => {
  const fields = evidence.fields.filter((field) => canBeToken(field, evidence));
  const matches = fields.flatMap((field) => matchesOf(field, evidence));
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
    const isTokenParam = params.token?.param.name === param.name || params.id?.param.name === param.name;
    const score = scoreOf(field, param, isTokenParam);
    return score > 0 ? [{ field, param, score }] : [];
  });
}

/** How well a value of the response fits a parameter: `next_page_token` fits `page_token`, `offset` fits `offset`. */
function scoreOf({ name, key, schema }: EnvelopeField, param: DescribedParam, isTokenParam: boolean): number {
  const own = plainName(param.name);
  const rest = name.replace(/^next/, '');
  const isNamedAlike = own === rest || own === name || (own.endsWith('cursor') && rest.endsWith('cursor'));
  const mentions = [key, name].some(
    (each) => each.length > 4 && plainWords(param.description).includes(plainName(each)),
  );
  const isPaging = isTokenParam || isNamedAlike || mentions;
  if (!isPaging) return 0;
  const isOld = schema.isDeprecated || /\b(depr[ei]cat)/i.test(schema.description);
  return (
    (isNamedAlike ? 4 : 0) +
    (isTokenParam ? 3 : 0) +
    (mentions ? 4 : 0) +
    (tokenWords.test(schema.description) ? 1 : 0) -
    (isOld ? 6 : 0)
  );
}

function canBeToken(field: EnvelopeField, evidence: Evidence): boolean {
  const { name, holderName, schema } = field;
  const { params } = evidence;
  if (schema.types.some((type) => type === 'boolean') || /^(uri|url|uri-reference|date|date-time)$/.test(schema.format))
    return false;
  if (isTokenName({ name, holderName }) || otherTokens.test(name)) return true;
  if (isShared(field, evidence)) return true;
  if (isNextName(name)) return !/\b(url|uri|link|address)\b/i.test(schema.description);
  if (isBareTokenName(name) || name === 'after')
    return holders.test(holderName) || tokenWords.test(schema.description) || params.token !== undefined;
  if (name === 'token') return params.token !== undefined && tokenWords.test(schema.description);
  // An offset that is a text is a token.
  return name === 'offset' && schema.types.includes('string');
}

/** `pagination_id` in a response, and as a parameter that is a text. */
function isShared({ name, schema }: EnvelopeField, { operation }: Evidence): boolean {
  if (!sharedNames.test(name) || !schema.types.includes('string')) return false;
  return operation.params.some((param) => plainName(param.name) === name && param.schema.types.includes('string'));
}

function plainWords(text: string): string {
  return plainName(text);
}

function textOf(description: string): string {
  return description === '' ? '.' : `: ${quoted(description)}`;
}
