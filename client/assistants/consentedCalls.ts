import type { ToolResult } from '@pagewright/tools/toolbox';

/** The services that a call needs. */
export interface CallPorts {
  /** Calls a tool; `agreed` is the digest that the user has agreed to. */
  call(name: string, input: unknown, agreed: string | undefined): Promise<ToolResult>;
  ask(question: string): Promise<boolean>;
}

/** Calls tools with the consent of the user if one is needed: once, for exactly what the question described. */
export class ConsentedCalls {
  /** The subjects of the questions that VS Code asks before a call, by tool and input. */
  readonly #questions = new Map<string, string>();

  /** The question that VS Code asks the user before it calls the tool; undefined if none is needed. */
  async questionOf(name: string, input: unknown, { call }: CallPorts): Promise<string | undefined> {
    const result = await call(name, input, undefined);
    if (!('question' in result)) return undefined;
    this.#questions.set(keyOf(name, input), result.about);
    return result.question;
  }

  /** Calls the tool. Asks if VS Code did not, or if the configuration has changed since. */
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
  error: { code: 'tool.no-consent', message: 'The user did not agree, so nothing was sent.' },
};

function keyOf(name: string, input: unknown): string {
  return JSON.stringify([name, input]);
}
