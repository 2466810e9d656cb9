import type { Problem } from '../../problem.ts';
import type { SourcePlace } from './sourceNode.ts';

/** A problem of a tree, in the file and at the place that the user can change. */
export interface ProjectFinding extends Pick<Problem, 'code' | 'message'> {
  severity: Problem['severity'] | 'information';
  place: SourcePlace;
  /** A name in it that is probably a slip, and the one that was meant. */
  correction?: { found: string; instead: string };
}
