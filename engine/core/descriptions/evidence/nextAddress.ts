import { isAddress } from '../../recognition/paging/isAddress.ts';
import { speaksOf } from '../../recognition/paging/pagingTexts.ts';
import { type Found, withRole } from '../../recognition/paging/recognise.ts';
import { previousRoleOf } from '../../recognition/previousWords.ts';
import type { Sureness } from '../imported.ts';
import type { EnvelopeField } from './envelope.ts';
import type { Evidence, FindPaging } from './evidence.ts';
import { quoted } from './words.ts';

interface Reason {
  sureness: Sureness;
  text: string;
}

/** Finds a response with the address of the next page (`docs/format/pagination.md#7-responseurl`). */
export const nextAddress: FindPaging = (evidence) => {
  const found = withRole(evidence.paging.fields, 'nextAddress').flatMap((one) => {
    const field = one.of;
    const reason = mayBeText(field) ? (reasonFor(one) ?? guess(one, evidence)) : undefined;
    return reason === undefined ? [] : [{ field, ...reason }];
  });
  const [best] = found.toSorted((one, other) => rank(one) - rank(other));
  if (best === undefined) return undefined;
  const { path } = best.field;
  return {
    clue: { kind: 'address', path, ...(path.includes('.') && isDotted(best.field) && { delimiter: '/' }) },
    title: `next address in "${path}"`,
    sureness: best.sureness,
    evidence: [best.text],
  };
};

/** The rank of a field: a complete address comes first, then one that may be either, then a relative one. */
function rank({ field, sureness }: Reason & { field: EnvelopeField }): number {
  return (isRelative(field) ? 4 : 0) + (sureness === 'high' ? 0 : 2) + (isComplete(field) ? 0 : 1);
}

function isComplete({ schema: { format, examples, description, title } }: EnvelopeField): boolean {
  if (/^(uri|url|iri)$/.test(format)) return true;
  if (examples.some((value) => /^https?:/i.test(String(value)))) return true;
  return /\b(urls?|uris?|absolute|fully qualified)\b/i.test(`${title} ${description}`);
}

function isRelative({ schema: { format, examples, description, title } }: EnvelopeField): boolean {
  if (/^(uri|url|iri)$/.test(format)) return false;
  return (
    format.endsWith('-reference') ||
    relativeWords.test(`${title} ${description}`) ||
    examples.some((value) => /^[/?]/.test(String(value)))
  );
}

const relativeWords = /\b(relative|paths?|query string)\b/i;

/** The reason why a field is an address. */
function reasonFor({ of: field, why }: Found<EnvelopeField>): Reason | undefined {
  const { path, schema } = field;
  const because = (text: string): Reason => ({ sureness: isUnknown(field) ? 'medium' : 'high', text });
  const told = [schema.description, schema.title].find((text) => speaksOf('address', text));
  if (/^(uri|url|uri-reference|iri)$/.test(schema.format)) return because(`"${path}" is described as an address.`);
  if (schema.examples.some(isAddress)) return because(`The example of "${path}" is an address.`);
  if (schema.examples.some((value) => value !== null && value !== '')) return undefined;
  if (why !== 'open' && why !== 'link') return because(`"${path}" is named like the address of the next page.`);
  if (told !== undefined) return because(`"${path}" is described so: ${quoted(told)}`);
  return why === 'link' ? because(`"${path}" is the next of the links.`) : undefined;
}

/** The reason for a field only named `next`: a token beside a parameter for one, unless there is a `previous`. */
function guess({ of: field, why }: Found<EnvelopeField>, { fields, params }: Evidence): Reason | undefined {
  if (why !== 'open') return undefined;
  const { path, schema } = field;
  if (schema.examples.some((value) => value !== null) || speaksOf('noAddress', schema.description)) return undefined;
  const isPair = fields.some(
    (other) => previousRoleOf(other.name) === 'previous' && other.holderName === field.holderName,
  );
  if (/\bpath\b/i.test(schema.description)) return { sureness: 'medium', text: `"${path}" is described as a path.` };
  if (isPair) return { sureness: 'medium', text: `"${path}" is beside "previous", as addresses are.` };
  if (isUnknown(field)) return undefined;
  return {
    sureness: params.nextToken === undefined ? 'medium' : 'low',
    text: `"${path}" may be the address of the next page, or a token: the document does not say.`,
  };
}

/** Whether a value may be a text; a null in an example may be one. */
function mayBeText({ schema: { types } }: EnvelopeField): boolean {
  return types.includes('string') || types.every((type) => type === 'null');
}

/** Whether the examples have only null. */
function isUnknown({ schema: { types } }: EnvelopeField): boolean {
  return types.length > 0 && types.every((type) => type === 'null');
}

/** Whether a key has dots, which need another delimiter. */
function isDotted({ key, path }: EnvelopeField): boolean {
  return key === path;
}
