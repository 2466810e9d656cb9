/** The side that changed something since it was pulled. A change that both made alike is none. */
export type ComparedState =
  | 'same'
  | 'changed-here'
  | 'changed-there'
  | 'changed-both'
  | 'new-here'
  | 'new-there'
  | 'deleted-here'
  | 'deleted-there';

/** The state of something by those of its parts. */
export function stateOfAll(states: readonly ComparedState[]): ComparedState {
  const isHere = states.some((state) => state.endsWith('-here') || state === 'changed-both');
  const isThere = states.some((state) => state.endsWith('-there') || state === 'changed-both');
  if (isHere) return isThere ? 'changed-both' : 'changed-here';
  return isThere ? 'changed-there' : 'same';
}
