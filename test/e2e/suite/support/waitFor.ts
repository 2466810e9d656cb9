const pauseMs = 100;
/** A minute, and more where the window is busy. */
const tries = 600;

type Missing = undefined | null | false;

/**
 * Asks again and again until there is a result; an empty list is none. An edit reaches the language server without
 * notice, so "Canceled" means to ask again.
 */
export async function waitFor<Answer>(
  what: string,
  ask: () => Answer | Missing | PromiseLike<Answer | Missing>,
): Promise<Answer> {
  for (let left = tries; left > 0; left--) {
    const answer = await askOnce(ask);
    const isEmpty = Array.isArray(answer) && answer.length === 0;
    if (answer !== undefined && answer !== null && answer !== false && !isEmpty) return answer;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`Waited in vain for ${what}.`);
}

async function askOnce<Answer>(ask: () => Answer | PromiseLike<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && /Cancell?ed/.test(error.message)) return undefined;
    throw error;
  }
}
