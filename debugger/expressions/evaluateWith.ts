import type { Expression } from './expression.ts';
import type { Facts } from './factsOf.ts';
import { withinLimit } from './withinLimit.ts';

/** What is known at a moment. */
export interface Known {
  facts: Facts;
  /** The same for each record of the page; none before its response has come. */
  ofRecords(): Iterable<Facts>;
}

/** What an expression is about: what is known or, where it asks for a record of the page, that for each of them in turn. */
export function* factsFor(expression: Expression, { facts, ofRecords }: Known): Generator<Facts> {
  if (!expression.uses('record') || facts.record !== undefined) yield facts;
  else yield* ofRecords();
}

/**
 * What an expression gives. One about the records of the page is true if it is true of one of them, as in a condition;
 * what is neither true nor false is that of the first. Throws an Error that says in a sentence why it gives nothing, and
 * OutOfTime where it takes too long.
 */
export function evaluateWith(expression: Expression, known: Known): unknown {
  return withinLimit(() => valueWith(expression, known));
}

/** The same for work that has a limit already. */
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
