import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import { type Found, withRole } from '../../recognition/paging/recognise.ts';
import type { Candidate, FindCandidates, JobEvidence, SeenField } from './candidate.ts';
import { dottedDelimiter, holdsOnly, isFilled } from './readEvidence.ts';

/** A response with the address of the next page (`docs/format/pagination.md#7-responseurl`). */
export const nextAddress: FindCandidates = (evidence) => {
  const found = withRole(evidence.paging.fields, 'nextAddress').filter(({ of }) => holdsOnly(of, ['string']));
  // Of two addresses of the same page, the complete one can be requested unchanged.
  const order = ({ of }: Found<SeenField>) => (of.isDotted ? 0 : /^https?:/i.test(String(of.value)) ? 1 : 2);
  const ordered = found.toSorted((one, other) => order(one) - order(other));
  return ordered.map((one) => (one.of.isDotted ? addressAtDotted(one, evidence) : addressAt(one, evidence)));
};

/** The candidate for an address at a key with a dot, which needs the delimiter of this method. */
function addressAtDotted(found: Found<SeenField>, evidence: JobEvidence): Candidate {
  const { of: field, why } = found;
  const pagination = writePaging({ kind: 'address', path: field.path, delimiter: dottedDelimiter });
  const reason = 'This is the name of the address of the next page in OData.';
  if (why === 'odata') return { pagination, confidence: 'high', paths: [field], reason };
  const plain = addressAt(found, evidence);
  return { ...plain, pagination, reason: `${plain.reason} Its key has a dot, so another delimiter is set.` };
}

/** The candidate for an address at a field: a seen value settles a guess from its name. */
function addressAt({ of: field, why }: Found<SeenField>, evidence: JobEvidence): Candidate {
  const { value } = field;
  const isNamedSo = why !== 'open';
  const wasSeen = isFilled(value);
  const mayLeadElsewhere = isAddress(value) && !staysAt(value, evidence.page?.url);
  return {
    pagination: writePaging({ kind: 'address', path: field.path }),
    confidence: (isNamedSo || wasSeen) && !mayLeadElsewhere ? 'high' : 'medium',
    paths: [field],
    reason: `${reasonFor(isNamedSo, wasSeen)}${mayLeadElsewhere ? elsewhere : ''}`,
  };
}

const elsewhere = ' Its path is not that of the request, so the API may mean it below its base address.';

/** Whether an address is complete, or stays below the path of the request when it is resolved against it. */
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
