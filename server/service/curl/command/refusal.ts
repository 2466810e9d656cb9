/** The reason why a cURL command cannot be imported or a job copied: a sentence that tells the user what to do. */
export class Refusal extends Error {}

/** A result, or the reason why there is none. */
export type OrProblem<Answer> = Answer | { problem: string };

/** Runs work that may refuse. Any other error is an internal one. */
export function orProblem<Answer extends object>(work: () => Answer): OrProblem<Answer> {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message };
    throw error;
  }
}
