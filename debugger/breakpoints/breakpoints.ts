import { isDeepStrictEqual } from 'node:util';
import type { EvidenceCode, ReportedEvidence } from '@pagewright/engine/debugging';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { factsFor, type Known, valueWith } from '../expressions/evaluateWith.ts';
import { parseExpression } from '../expressions/expression.ts';
import { plainText } from '../expressions/plainText.ts';
import { OutOfTime, withinLimit } from '../expressions/withinLimit.ts';
import type { ConfigText } from '../places/configText.ts';
import { findStopPlace } from '../places/findStopPlace.ts';
import { isAt } from '../places/stopPlace.ts';
import type { RunStack } from '../running/runStack.ts';
import { type Breakpoint, createBreakpoint } from './breakpoint.ts';
import { Doubts } from './doubts.ts';
import { exceptionFilters } from './exceptionFilters.ts';

/** The inputs of a breakpoint's condition at the current moment. */
interface Asked {
  /** The known facts, made when a condition needs them. */
  known(): Known;
  /** Writes a line to the debug console. */
  say(text: string): void;
}

export class Breakpoints {
  #breakpoints: Breakpoint[] = [];
  #filters: (typeof exceptionFilters)[number][] = [];
  readonly #doubts = new Doubts();

  /**
   * Replaces all breakpoints in the text; returns the result for each. Existing ones keep their hits. Lines and columns
   * are counted from 0.
   */
  set(text: ConfigText, asked: readonly DebugProtocol.SourceBreakpoint[]): DebugProtocol.Breakpoint[] {
    const before = this.#breakpoints;
    this.#breakpoints = [];
    return asked.map((one) => {
      const found = findStopPlace(text, one.line, one.column);
      if (found === undefined) {
        const message = 'A run does nothing at this line. Set it on a job, its endpoint, the pagination or a mapping.';
        return { verified: false, message };
      }
      try {
        const hits = before.find((breakpoint) => isDeepStrictEqual(breakpoint.asked, one))?.hits ?? 0;
        this.#breakpoints.push({ ...createBreakpoint(found, one), hits });
        return { verified: true, line: found.line, column: found.column };
      } catch (error) {
        return { verified: false, message: messageOf(error) };
      }
    });
  }

  setFilters(names: readonly string[]): void {
    this.#filters = exceptionFilters.filter(({ filter }) => names.includes(filter));
  }

  get filters(): readonly (typeof exceptionFilters)[number][] {
    return this.#filters;
  }

  /** Follows jobs that have moved, by their pointers. */
  follow(moved: (pointer: string) => string): void {
    for (const { place } of this.#breakpoints) if (place.job !== undefined) place.job = moved(place.job);
  }

  /** Starts a run: counts hits from its beginning, and retries expressions that took too long in the previous run. */
  begin(): void {
    for (const breakpoint of this.#breakpoints) Object.assign(breakpoint, { hits: 0, isSpent: false });
    this.#doubts.clear();
  }

  /** The evidence against a job that has ended, if a filter looks for it. */
  doubtAt({ moment, top }: RunStack): ReportedEvidence | undefined {
    if (moment?.kind !== 'end' || top === undefined) return undefined;
    const isWanted = (code: EvidenceCode) => this.#filters.some((filter) => filter.finds?.(code));
    return this.#doubts.take(top.run.job.pointer, moment, isWanted);
  }

  /** Whether the run stops at the current moment. Every breakpoint there counts its hit, or writes its message. */
  stopAt({ moment, top }: RunStack, asked: Asked): boolean {
    if (moment === undefined) return false;
    const here = this.#breakpoints.filter((breakpoint) => isAt(breakpoint.place, moment, top?.run));
    return here.filter((breakpoint) => stops(breakpoint, asked)).length > 0;
  }
}

function stops(breakpoint: Breakpoint, asked: Asked): boolean {
  if (breakpoint.isSpent) return false;
  try {
    return withinLimit(() => stopsInTime(breakpoint, asked));
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    breakpoint.isSpent = true;
    asked.say(`The breakpoint in line ${breakpoint.line + 1} counts no more in this run. ${error.message}`);
    return false;
  }
}

function stopsInTime(breakpoint: Breakpoint, asked: Asked): boolean {
  const known = knownWhereHit(breakpoint, asked);
  if (known === undefined || !breakpoint.isHit(++breakpoint.hits)) return false;
  if (breakpoint.log === undefined) return true;
  asked.say(withValues(breakpoint.log, known));
  return false;
}

/** The known facts if the condition holds, with the record that it holds for; undefined if it does not. */
function knownWhereHit(breakpoint: Breakpoint, asked: Asked): Known | undefined {
  const { condition } = breakpoint;
  const known = asked.known();
  if (condition === undefined) return known;
  for (const facts of factsFor(condition, known)) {
    try {
      if (condition.evaluate(facts) === true) return { ...known, facts };
    } catch (error) {
      if (!breakpoint.isFaulty)
        asked.say(`The condition in line ${breakpoint.line + 1} does not hold: ${messageOf(error)}`);
      breakpoint.isFaulty = true;
      return undefined;
    }
  }
  return undefined;
}

/** A log message with the values of its expressions in braces. */
function withValues(message: string, known: Known): string {
  return message.replace(/\{([^{}]+)\}/g, (_, text: string) => {
    try {
      return plainText(valueWith(parseExpression(text), known));
    } catch (error) {
      return `{${messageOf(error)}}`;
    }
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
