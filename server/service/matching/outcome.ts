/** The degree to which a value fits a part of the schema. The best of several alternatives is the intended one. */
export interface Outcome {
  hasProblems: boolean;
  /** Whether the value is one of the listed words, and their number. */
  isWord: boolean;
  wordCount: number;
  /** Properties whose value is the only word allowed there, such as the name of a method. */
  decidingProperties: number;
  fittingProperties: number;
  knownProperties: number;
}

/** Creates an outcome without any knowledge. */
export function createOutcome(): Outcome {
  return {
    hasProblems: false,
    isWord: false,
    wordCount: 0,
    decidingProperties: 0,
    fittingProperties: 0,
    knownProperties: 0,
  };
}

/** Adds the outcome of another part of the schema for the same value. */
export function addPart(outcome: Outcome, part: Outcome): void {
  if (part.hasProblems) outcome.hasProblems = true;
  outcome.knownProperties += part.knownProperties;
  outcome.fittingProperties += part.fittingProperties;
}

/** Adds the outcome of a property or an element of the value. */
export function addProperty(outcome: Outcome, property: Outcome): void {
  const { hasProblems, isWord, wordCount, knownProperties } = property;
  if (hasProblems) outcome.hasProblems = true;
  outcome.knownProperties++;
  if (isWord || (!hasProblems && knownProperties > 0)) outcome.fittingProperties++;
  if (isWord && wordCount === 1) outcome.decidingProperties++;
}

/** Compares two outcomes: above 0 if the first fits better, below 0 if the second does. */
export function compareOutcomes(left: Outcome, right: Outcome): number {
  return (
    Number(right.hasProblems) - Number(left.hasProblems) ||
    Number(left.isWord) - Number(right.isWord) ||
    left.decidingProperties - right.decidingProperties ||
    left.fittingProperties - right.fittingProperties ||
    left.knownProperties - right.knownProperties
  );
}
