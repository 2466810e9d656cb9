import type { KnownPath } from '@pagewright/core/shapes/knownPaths';
import type { ResponsePath } from '../../model/paths/responsePath.ts';
import { isOnlyDescribed, type KnownJob } from '../../shapes/jobShapes.ts';

/** A known path in a few words: its types, and how often it occurred. */
export function describeKnownPath(
  { types, isAlways }: KnownPath,
  { from }: Pick<ResponsePath, 'from'>,
  known: readonly KnownJob[],
): string {
  const type = types.length === 0 ? 'of unknown type' : types.join(' | ');
  const document = known.every(isOnlyDescribed) ? known[0]?.described?.name : undefined;
  if (document !== undefined) return `${type}, described in ${document}`;
  if (from === 'record') return `${type}, in ${isAlways ? 'all' : 'some'} records`;
  return `${type}, in ${oftenText(
    isAlways,
    known.reduce((sum, job) => sum + job.responses, 0),
  )}`;
}

function oftenText(isAlways: boolean, responses: number): string {
  if (responses === 1) return 'the only known response';
  return `${isAlways ? 'all' : 'some of'} ${responses} responses`;
}
