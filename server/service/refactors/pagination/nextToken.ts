import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { writePaging } from '../../../../engine/core/pagination/pagingMethods.ts';
import { isAddress, isBareTokenName, isNextName, isTokenName } from '../../../../engine/core/verdict/nextNames.ts';
import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { Candidate, FindCandidates, JobEvidence } from './candidate.ts';
import { holdsOnly, isFilled, lastKey, namesOf, ownParam, valueAt } from './readEvidence.ts';

/** A name that is common in APIs and rarely means paging. */
const stranger = 'token';
/** Tokens that only the position in a response shows to be those of the next page. */
const otherTokens = /^(end|after|page)(cursor|token|marker|bookmark)$/;
/** `paging.cursors.after` */
const holders = /^(cursors?|paging|pagination|pageinfo|meta)$/;
/** A GraphQL query has its variables below one parameter. */
const graphQl = /^\s*(query|\{)/;

/**
 * A response with the token of the next page, which goes into a parameter
 * (`docs/format/pagination.md#8-responseparam`).
 */
export const nextToken: FindCandidates = (evidence) =>
  evidence.response
    .filter(
      (path) => holdsOnly(path, ['string', 'integer']) && isToken(path, evidence) && !mayBeAddress(path, evidence),
    )
    .map((path) => (isInBody(evidence) ? adviceAt(path) : tokenAt(path, evidence)));

function tokenAt(path: KnownPath, evidence: JobEvidence): Candidate {
  const guess = paramOf(path, evidence.params);
  const isOwn = evidence.params.some(([name]) => name === guess);
  const own = isOwn ? guess : ownParam(evidence, holdsOnly(path, ['integer']) ? 'page' : 'token');
  const param = own ?? guess;
  const why = own === undefined ? `the parameter "${param}" is a guess` : `the job sends a parameter "${param}"`;
  return {
    pagination: writePaging({ kind: 'token', path: path.path, param }),
    confidence: namesOf(path).name === stranger ? 'low' : own === undefined ? 'medium' : 'high',
    paths: [path],
    reason: `Named like the token of the next page; ${why}.`,
  };
}

function adviceAt(path: KnownPath): Candidate {
  const reason =
    'Named like the token of the next page. It belongs into the variables of the GraphQL query, and no paging method can write there: ask for a page size that holds all records, or use another endpoint of the API.';
  return { confidence: 'medium', paths: [path], reason };
}

/** An offset that is a text is a token, and so is what `next` holds, unless it is an address. */
function isToken(path: KnownPath, { params }: JobEvidence): boolean {
  const names = namesOf(path);
  const { name, holderName } = names;
  if (isTokenName(names) || isBareTokenName(name) || otherTokens.test(name) || name === stranger) return true;
  if (/^next(page)?$/.test(holderName)) return !/^(href|ur[il]|link|path)$/.test(name);
  if (name === 'after') return holders.test(holderName) || params.some(([own]) => own === name);
  return name === 'offset' && holdsOnly(path, ['string']);
}

/** What is only called `next` is taken for an address until a value says otherwise. */
function mayBeAddress(path: KnownPath, evidence: JobEvidence): boolean {
  const value = valueAt(evidence, path);
  if (isFilled(value)) return isAddress(value);
  return isNextName(namesOf(path).name) && !holdsOnly(path, ['integer']);
}

function isInBody({ params }: JobEvidence): boolean {
  return params.some(([name, value]) => name === 'query' && typeof value === 'string' && graphQl.test(value));
}

/**
 * `nextPageToken` goes into `pageToken`, `next_cursor` into `cursor`, `endCursor` into `after`, the number `next_page`
 * into `page`. Beside `page[size]`, the cursor goes into `page[after]`.
 */
function paramOf(path: KnownPath, params: readonly (readonly [string, JsonValue])[]): string {
  const { name, holderName } = namesOf(path);
  if (/^next$/.test(name)) return holdsOnly(path, ['integer']) ? 'page' : 'next';
  const isAfter = name === 'endcursor' || name === 'aftercursor' || (name === 'after' && holderName !== 'next');
  if (isAfter && params.some(([own]) => own.startsWith('page['))) return 'page[after]';
  if (isAfter) return 'after';
  const rest = lastKey(path).replace(/^next[^A-Za-z0-9]*/i, '');
  return /^[A-Z][a-z]/.test(rest) ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest;
}
