import { writePaging } from '@pagewright/core/pagination/pagingMethods';
import { isAddress, isLinkName, isNextName } from '@pagewright/core/verdict/nextNames';
import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { Candidate, FindCandidates, JobEvidence } from './candidate.ts';
import { dottedDelimiter, holdsOnly, isFilled, namesOf, valueAt } from './readEvidence.ts';

/** A response with the address of the next page (`docs/format/pagination.md#7-responseurl`). */
export const nextAddress: FindCandidates = (evidence) => [
  ...evidence.dotted.filter(isText).flatMap((path) => addressAtDotted(path, evidence) ?? []),
  ...completeFirst(evidence).flatMap((path) => addressAt(path, evidence) ?? []),
];

/** A key with a dot needs another delimiter, which this method has. */
function addressAtDotted(path: KnownPath, evidence: JobEvidence): Candidate | undefined {
  const isOData = /^@?odata\.nextLink$/i.test(path.path);
  const found = addressAt(path, evidence, dottedDelimiter);
  const pagination = writePaging({ kind: 'address', path: path.path, delimiter: dottedDelimiter });
  const reason = 'This is the name of the address of the next page in OData.';
  if (isOData) return { pagination, confidence: 'high', paths: [path], reason };
  return found && { ...found, pagination, reason: `${found.reason} Its key has a dot, so another delimiter is set.` };
}

/** Of two addresses of the same page, the complete one can be requested as it is. */
function completeFirst(evidence: JobEvidence): KnownPath[] {
  const isComplete = (path: KnownPath) => /^https?:/i.test(String(valueAt(evidence, path)));
  const texts = evidence.response.filter(isText);
  return [...texts.filter(isComplete), ...texts.filter((path) => !isComplete(path))];
}

function isText(path: KnownPath): boolean {
  return holdsOnly(path, ['string']);
}

/** A value that was seen settles what a name only suggests. */
function addressAt(path: KnownPath, evidence: JobEvidence, delimiter?: string): Candidate | undefined {
  const value = valueAt(evidence, path, delimiter);
  const isNamedSo = saysAddress(path);
  if (!isNamedSo && !isNextName(namesOf(path).name)) return undefined;
  const wasSeen = isFilled(value);
  if (wasSeen && !isAddress(value)) return undefined;
  const mayLeadElsewhere = isAddress(value) && !staysAt(value, evidence.page?.url);
  return {
    pagination: writePaging({ kind: 'address', path: path.path }),
    confidence: (isNamedSo || wasSeen) && !mayLeadElsewhere ? 'high' : 'medium',
    paths: [path],
    reason: `${reasonFor(isNamedSo, wasSeen)}${mayLeadElsewhere ? elsewhere : ''}`,
  };
}

const elsewhere = ' Its path is not that of the request, so the API may mean it below its base address.';

/** Whether an address is complete, or leads below the path of the request when it is resolved against it. */
function staysAt(address: string, requested = ''): boolean {
  if (/^https?:/i.test(address) || !URL.canParse(requested)) return true;
  if (!URL.canParse(address, requested)) return false;
  return new URL(address, requested).pathname.startsWith(new URL(requested).pathname);
}

function reasonFor(isNamedSo: boolean, wasSeen: boolean): string {
  if (wasSeen) return 'An address in the response, named like that of the next page.';
  return isNamedSo
    ? 'Named like the address of the next page.'
    : 'It may be an address or a token; run the first page to find out.';
}

/** `next_url`, `nextRecordsUrl`, `next.href`, or `next` within links. */
function saysAddress(path: KnownPath): boolean {
  const { name, holderName } = namesOf(path);
  if (name === 'next') return /^links?$/.test(holderName);
  return !isNextName(name) && isLinkName({ name, holderName });
}
