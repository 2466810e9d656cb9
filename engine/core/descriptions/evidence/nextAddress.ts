import { isAddress, isLinkName, isNextName } from '../../verdict/nextNames.ts';
import type { EnvelopeField } from './envelope.ts';
import type { FindPaging } from './evidence.ts';
import { quoted } from './words.ts';

const addressWords = /\b(url|uri|link|address|href)\b/i;

/** A response with the address of the next page (`docs/format/pagination.md#7-responseurl`). */
export const nextAddress: FindPaging = ({ fields, params }) => {
  const found = fields.filter(isText).flatMap((field) => {
    const why = reasonFor(field);
    return why === undefined ? [] : [{ field, ...why }];
  });
  const best = found.find(({ isSure }) => isSure) ?? found[0];
  if (best === undefined) return undefined;
  const { path } = best.field;
  return {
    clue: { kind: 'address', path, ...(path.includes('.') && isDotted(best.field) && { delimiter: '/' }) },
    title: `next address in "${path}"`,
    // What is only called `next` is rather a token where a parameter takes one.
    sureness: best.isSure ? 'high' : params.token === undefined ? 'medium' : 'low',
    evidence: [best.text],
  };
};

function reasonFor(field: EnvelopeField): { isSure: boolean; text: string } | undefined {
  const { path, name, holderName, schema } = field;
  const isNext = isNextName(name) && name !== 'nextid';
  const isNamed = !isNext && (isLinkName({ name, holderName }) || /^@?odata\.?nextlink$/i.test(path));
  if (!isNamed && !isNext && !(/^links?$/.test(holderName) && name === 'next')) return undefined;
  const told = [schema.description, schema.title].find((text) => addressWords.test(text));
  if (/^(uri|url|uri-reference|iri)$/.test(schema.format))
    return { isSure: true, text: `"${path}" is described as an address.` };
  if (schema.examples.some(isAddress)) return { isSure: true, text: `The example of "${path}" is an address.` };
  if (isNamed) return { isSure: true, text: `"${path}" is named like the address of the next page.` };
  if (told !== undefined) return { isSure: true, text: `"${path}" is described so: ${quoted(told)}` };
  if (/^links?$/.test(holderName)) return { isSure: true, text: `"${path}" is the next of the links.` };
  if (schema.examples.length > 0 || /\b(cursor|token|offset|page number)\b/i.test(schema.description)) return undefined;
  return {
    isSure: false,
    text: `"${path}" may be the address of the next page, or a token: the document does not say.`,
  };
}

function isText({ schema: { types } }: EnvelopeField): boolean {
  return types.length === 0 || types.includes('string');
}

/** A key that has dots itself is found with another delimiter. */
function isDotted({ key, path }: EnvelopeField): boolean {
  return key === path;
}
