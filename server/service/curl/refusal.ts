/** Why a cURL command, or a job, cannot be taken over: a sentence for the user that says what to do. */
export class Refusal extends Error {}

/** A question that was answered, or the reason why it cannot be. */
export type OrProblem<Answer> = Answer | { problem: string };

/** The answer of a work that may refuse; what else it throws is a fault. */
export function orProblem<Answer extends object>(work: () => Answer): OrProblem<Answer> {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message };
    throw error;
  }
}
