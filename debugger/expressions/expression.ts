import { Environment } from '@marcbachmann/cel-js';

/** An expression in CEL, the Common Expression Language: no code runs, and nothing changes. */
export interface Expression {
  uses(name: string): boolean;
  /** Evaluates it. Throws an Error that says in a sentence what is wrong. */
  evaluate(facts: object): unknown;
}

const environment = new Environment({ unlistedVariablesAreDyn: true, homogeneousAggregateLiterals: false });

/** Parses an expression. Throws an Error that says in a sentence what is wrong. */
export function parseExpression(text: string): Expression {
  const evaluate = asSentence(() => environment.parse(text));
  return {
    uses: (name) => new RegExp(`(?<![.\\w"'])${name}\\b`).test(text),
    evaluate: (facts) => asSentence(() => evaluate(facts)),
  };
}

/** Runs work with errors of one sentence: the library adds a drawing of the place to its messages. */
function asSentence<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const [first = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Error(`${first.replace(/\.?$/, '')}.`, { cause: error });
  }
}
