const pauseMs = 100;
const limitMs = 20_000;

type Missing = undefined | null | false;

/**
 * Asks again and again until there is an answer, which an empty list is not. An edit travels to the language server
 * behind our back, so "Canceled" means to ask again.
 */
export async function waitFor<Answer>(
  what: string,
  ask: () => Answer | Missing | PromiseLike<Answer | Missing>,
): Promise<Answer> {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await askOnce(ask);
    const isEmpty = Array.isArray(answer) && answer.length === 0;
    if (answer !== undefined && answer !== null && answer !== false && !isEmpty) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function askOnce<Answer>(ask: () => Answer | PromiseLike<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && /Cancell?ed/.test(error.message)) return undefined;
    throw error;
  }
}
