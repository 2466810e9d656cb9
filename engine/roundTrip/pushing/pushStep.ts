import type { ConfigurationPlace, NewPart, PartChange } from '../../core/platform/remoteConfiguration.ts';

/** One request of a push. Each makes a version of the configuration at `at`. */
export type PushStep = StepPlace &
  (
    | { kind: 'create'; part: NewPart }
    | { kind: 'update'; change: PartChange }
    | { kind: 'create-row'; row: string; part: NewPart }
    | { kind: 'update-row'; row: string; change: PartChange }
    | { kind: 'remove-row'; row: string }
  );

interface StepPlace {
  at: ConfigurationPlace;
  /** The change in words. */
  changes: string;
  /** JSON pointers of what differs in the body. */
  places: string[];
}

/** The configuration or row that a step changes, as it is after it. */
export function contentOf(step: PushStep): PartChange {
  if (step.kind === 'update' || step.kind === 'update-row') return step.change;
  return step.kind === 'remove-row' ? {} : step.part;
}
