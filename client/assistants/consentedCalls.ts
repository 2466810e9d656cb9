import type { ToolResult } from '@pagewright/tools/toolbox';

/** What a call needs. */
export interface CallPorts {
  /** Calls a tool; `agreed` is what the user has agreed to, a digest. */
  call(name: string, input: unknown, agreed: string | undefined): Promise<ToolResult>;
  /** Asks the user. */
  ask(question: string): Promise<boolean>;
}

/** Calls of tools that have the consent of the user where one is needed: for what the question was about, and once. */
export class ConsentedCalls {
  /** What the questions are about that VS Code asks before it calls, by tool and input. */
  readonly #questions = new Map<string, string>();

  /** What VS Code has to ask the user before it calls the tool; undefined where nothing. */
  async questionOf(name: string, input: unknown, { call }: CallPorts): Promise<string | undefined> {
    const result = await call(name, input, undefined);
    if (!('question' in result)) return undefined;
    this.#questions.set(keyOf(name, input), result.about);
    return result.question;
  }

  /** Calls the tool. Asks where VS Code did not, or where the configuration has changed since. */
  async call(
    name: string,
    input: unknown,
    { call, ask }: CallPorts,
  ): Promise<Exclude<ToolResult, { question: string }>> {
    let agreed = this.#questions.get(keyOf(name, input));
    this.#questions.delete(keyOf(name, input));
    for (;;) {
      const result = await call(name, input, agreed);
      if (!('question' in result)) return result;
      if (!(await ask(result.question))) return refusal;
      agreed = result.about;
    }
  }
}

const refusal = {
  error: { code: 'tool.no-consent', message: 'The user did not agree to the trial, so nothing was sent.' },
};

function keyOf(name: string, input: unknown): string {
  return JSON.stringify([name, input]);
}
