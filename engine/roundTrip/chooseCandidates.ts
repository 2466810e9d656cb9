import { UserError } from '../core/errors.ts';
import { closestName } from '../core/text/closestName.ts';
import { quotedNames } from '../core/text/quotedNames.ts';
import type { Candidate } from './candidate.ts';
import { keyOf } from './candidates.ts';

/** The configurations that somebody names, each once; all without names. Throws a UserError for a name that none or several have. */
export function chooseCandidates(all: readonly Candidate[], names: readonly string[] | undefined): Candidate[] {
  if (names === undefined) return [...all];
  return [...new Set(names.map((name) => chooseCandidate(all, name)))];
}

/**
 * The configuration that somebody means: by its id, alone or after its component, its file or folder, or a file in that,
 * else by its name, else by one of these in upper or lower case. Throws a UserError if there is none, or more than one.
 */
export function chooseCandidate(all: readonly Candidate[], name: string): Candidate {
  for (const waysOf of [placesOf, namesOf, inLowerCase]) {
    const found = all.filter((each) => waysOf(each).includes(waysOf === inLowerCase ? name.toLowerCase() : name));
    const [one, another] = found;
    if (another !== undefined) throw ambiguous(name, found);
    if (one !== undefined) return one;
  }
  const around = all.find(({ path }) => path !== undefined && name.startsWith(`${path}/`));
  if (around !== undefined) return around;
  throw unknown(name, all);
}

function placesOf({ at, path }: Candidate): string[] {
  return [...(at === undefined ? [] : [at.id, keyOf(at)]), ...(path === undefined ? [] : [path])];
}

/** A name there may be another one here, and both are right. */
function namesOf({ name, path, remote }: Candidate): string[] {
  const last = path?.split('/').at(-1);
  const ofPath = last === undefined ? [] : [last, last.replace(/\.extractor\.json$/, '')];
  return [name, ...(remote === undefined ? [] : [remote.name]), ...ofPath];
}

function inLowerCase(candidate: Candidate): string[] {
  return [...placesOf(candidate), ...namesOf(candidate)].map((each) => each.toLowerCase());
}

function ambiguous(name: string, found: readonly Candidate[]): UserError {
  const ways = found.flatMap((each) => placesOf(each).at(-1) ?? []);
  const message = `Several configurations are called "${name}". Name one by its id or file: ${quotedNames(ways)}.`;
  return new UserError('platform.unknown-configuration', message);
}

function unknown(name: string, all: readonly Candidate[]): UserError {
  const near = closestName(name, [...new Set(all.flatMap((each) => [...namesOf(each), ...placesOf(each)]))]);
  const hint = near === undefined ? 'List them, and name one by its id, name or file.' : `Is it "${near}"?`;
  const message = `There is no configuration "${name}" in the project, nor in the folder. ${hint}`;
  return new UserError('platform.unknown-configuration', message, { suggestion: near });
}
