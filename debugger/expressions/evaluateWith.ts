import type { Expression } from './expression.ts';
import type { Facts } from './factsOf.ts';
import { withinLimit } from './withinLimit.ts';

/** The known facts at a moment. */
export interface Known {
  facts: Facts;
  /** The facts for each record of the page; none before its response has come. */
  ofRecords(): Iterable<Facts>;
}

/** The facts of an expression: those of the moment or, if it uses a record of the page, for each record in turn. */
export function* factsFor(expression: Expression, { facts, ofRecords }: Known): Generator<Facts> {
  if (!expression.uses('record') || facts.record !== undefined) yield facts;
  else yield* ofRecords();
}

/**
 * The value of an expression. One about the records of the page is true if it is true of one of them, as in a
 * condition; a value other than true or false is that of the first record. Throws an Error that says in a sentence why
 * it has no value, and OutOfTime if it takes too long.
 */
export function evaluateWith(expression: Expression, known: Known): unknown {
  return withinLimit(() => valueWith(expression, known));
}

/** The value of an expression, for work that already has a limit. */
export function valueWith(expression: Expression, known: Known): unknown {
  let answer: boolean | undefined;
  for (const facts of factsFor(expression, known)) {
    const value = expression.evaluate(facts);
    if (typeof value !== 'boolean') return answer ?? value;
    if (value) return true;
    answer = false;
  }
  if (answer === undefined && known.facts.records === 0n) throw new Error('The page has no records.');
  return answer ?? expression.evaluate(known.facts);
}
