import type { JsonValue } from '@pagewright/core/json/value';
import { writePaging } from '@pagewright/core/pagination/pagingMethods';
import { isAddress, isBareTokenName, isNextName, isTokenName } from '@pagewright/core/verdict/nextNames';
import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { Candidate, FindCandidates, JobEvidence } from './candidate.ts';
import {
  dottedDelimiter,
  holdsOnly,
  isFilled,
  knownName,
  lastKey,
  namesOf,
  ownParam,
  valueAt,
} from './readEvidence.ts';

/** A name that is common in APIs and rarely means paging. */
const stranger = 'token';
/** Tokens that only the position in a response shows to be those of the next page. */
const otherTokens = /^(end|after|page)(cursor|token|marker|bookmark)$/;
/** `paging.cursors.after` */
const holders = /^(cursors?|paging|pagination|pageinfo|meta)$/;

/**
 * A response with the token of the next page, which goes into a parameter
 * (`docs/format/pagination.md#8-responseparam`).
 */
export const nextToken: FindCandidates = (evidence) => [
  ...evidence.response.filter((path) => isTokenAt(path, evidence)).map((path) => tokenAt(path, evidence)),
  ...evidence.dotted.filter((path) => isTokenAt(path, evidence, dottedDelimiter)).map(unreachable),
];

function isTokenAt(path: KnownPath, evidence: JobEvidence, delimiter?: string): boolean {
  const isPlain = holdsOnly(path, ['string', 'integer']);
  return isPlain && isToken(path, evidence) && !mayBeAddress(path, evidence, delimiter);
}

/** A path is split at the dot of a key. */
function unreachable(path: KnownPath): Candidate {
  const reason =
    'Named like the token of the next page, but its key has a dot, where "responseParam" is split, and no option changes that: look for page numbers, an offset or an address of the next page.';
  return { confidence: 'medium', paths: [path], reason };
}

function tokenAt(path: KnownPath, evidence: JobEvidence): Candidate {
  const guess = paramOf(path, evidence.params);
  const isOwn = evidence.params.some(([name]) => name === guess);
  const role = holdsOnly(path, ['integer']) ? 'page' : 'token';
  const own = isOwn ? guess : ownParam(evidence, role);
  const known = own === undefined ? knownName(evidence, role, 'token') : undefined;
  const param = own ?? known?.name ?? guess;
  const guessed = known?.source ?? `the parameter "${param}" is a guess`;
  const why = own === undefined ? guessed : `the job sends a parameter "${param}"`;
  return {
    pagination: writePaging({ kind: 'token', path: path.path, param }),
    confidence: namesOf(path).name === stranger ? 'low' : own === undefined ? 'medium' : 'high',
    paths: [path],
    reason: `Named like the token of the next page; ${why}.`,
  };
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
function mayBeAddress(path: KnownPath, evidence: JobEvidence, delimiter?: string): boolean {
  const value = valueAt(evidence, path, delimiter);
  if (isFilled(value)) return isAddress(value);
  return isNextName(namesOf(path).name) && !holdsOnly(path, ['integer']);
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
