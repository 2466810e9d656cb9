import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { CharSet } from 'refa';
import { Chars, type ReadonlyFlags, toUnicodeSet } from 'regexp-ast-analysis';
import { analyse } from 'scslre';

/** A repetition that takes time by the square of a text, or worse: as it is written, and why. */
export interface SlowPart {
  part: string;
  why: string;
}

/** A repetition with a higher bound counts as one without any. */
const smallBound = 100;

/**
 * The parts that make a regular expression slow on some text. `scslre` finds repetitions that follow each other or are
 * in each other. It misses two with something between them that both can take: `<.*>` tries to end at the end of the
 * text from each `<`. This function finds those, and counts the start of a search as a repetition of any character.
 */
export function slowParts(source: string, flags: string): SlowPart[] {
  const parser = new RegExpParser();
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const literal = { pattern, flags: parser.parseFlags(flags) };
  const { reports } = analyse(literal, { reportTypes: { Move: !literal.flags.sticky } });
  return [
    ...reports.map((report) => ({
      part: report.type === 'Trade' ? `${report.startQuant.raw} … ${report.endQuant.raw}` : report.quant.raw,
      why: report.type,
    })),
    ...new Apart(literal.flags).find(pattern),
  ];
}

/** The elements between two repetitions, in the order of the text. */
type Between = readonly AST.Element[];

/** Finds repetitions that are apart, and can take the text between them. */
class Apart {
  readonly #flags: ReadonlyFlags;

  constructor(flags: ReadonlyFlags) {
    this.#flags = flags;
  }

  find(pattern: AST.Pattern): SlowPart[] {
    const all = quantifiersIn(pattern).filter(isLong);
    const starts = this.#flags.sticky ? [] : pattern.alternatives.filter((each) => !this.#isAnchored(each));
    const searched = starts.flatMap(({ elements }) => this.#walk(elements, [], Chars.all(this.#flags)));
    const pairs = all.flatMap((first) => this.#walk(behind(first), [], this.#charsOf(first)));
    return [
      ...[...new Set(searched)].map((each) => ({ part: each.raw, why: 'searched from each start' })),
      ...[...new Set(pairs)].map((each) => ({ part: each.raw, why: 'shares what is before it' })),
    ];
  }

  #isAnchored({ elements: [first] }: AST.Alternative): boolean {
    if (first?.type === 'CapturingGroup' || first?.type === 'Group')
      return first.alternatives.every((each) => this.#isAnchored(each));
    return first?.type === 'Assertion' && first.kind === 'start' && !this.#flags.multiline;
  }

  /** The repetitions in these elements that can take all that is before them, as `chars` can, and after which it may fail. */
  #walk(elements: readonly AST.Element[], before: Between, chars: CharSet): AST.Quantifier[] {
    const found: AST.Quantifier[] = [];
    const between = [...before];
    for (const element of elements) {
      if (element.type === 'Quantifier' && isLong(element)) {
        const shared = chars.intersect(this.#charsOf(element));
        const isApart = !shared.isEmpty && between.some((each) => takesText(each) && !isOptional(each));
        if (isApart && between.every((each) => this.#fits(each, shared)) && this.#mayFailAfter(element))
          found.push(element);
      }
      if (element.type === 'Quantifier') found.push(...this.#walk([element.element], between, chars));
      if ('alternatives' in element)
        for (const { elements: inner } of element.alternatives) found.push(...this.#walk(inner, between, chars));
      if (!this.#fits(element, chars)) break;
      between.push(element);
    }
    return found;
  }

  /** Whether something that the element takes is made of these characters only. */
  #fits(element: AST.Element, chars: CharSet): boolean {
    switch (element.type) {
      case 'Assertion':
        return element.kind !== 'start' || this.#flags.multiline === true;
      case 'Backreference':
        return true;
      case 'Quantifier':
        return element.min === 0 || this.#fits(element.element, chars);
      case 'Group':
      case 'CapturingGroup':
        return element.alternatives.some(({ elements }) => elements.every((each) => this.#fits(each, chars)));
      default:
        return !toUnicodeSet(element, this.#flags).chars.isDisjointWith(chars);
    }
  }

  /** The characters that alone are a round of a repetition. */
  #charsOf({ element }: AST.Quantifier): CharSet {
    return this.#single(element);
  }

  #single(element: AST.Element): CharSet {
    const none = Chars.empty(this.#flags);
    if (element.type === 'Group' || element.type === 'CapturingGroup') {
      const alone = element.alternatives.map(({ elements }) => elements.filter(takesText));
      return none.union(...alone.map((each) => (each.length === 1 && each[0] ? this.#single(each[0]) : none)));
    }
    if (element.type === 'Quantifier') return this.#single(element.element);
    if (element.type === 'Assertion' || element.type === 'Backreference') return none;
    return toUnicodeSet(element, this.#flags).chars;
  }

  /** Something must follow that need not be there. The end of the text is where all of it was taken. */
  #mayFailAfter(quantifier: AST.Quantifier): boolean {
    const isAll = this.#charsOf(quantifier).isAll;
    return behind(quantifier).some((each) => !isOptional(each) && !(isAll && this.#isEnd(each)));
  }

  #isEnd(element: AST.Element): boolean {
    if (element.type === 'Group' || element.type === 'CapturingGroup')
      return element.alternatives.some(({ elements: [only] }) => only !== undefined && this.#isEnd(only));
    return element.type === 'Assertion' && element.kind === 'end' && !this.#flags.multiline;
  }
}

function isOptional(element: AST.Element): boolean {
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives.some(({ elements }) => elements.every(isOptional));
  return element.type === 'Quantifier' && (element.min === 0 || isOptional(element.element));
}

/** Whether a repetition has no bound, or a high one. */
function isLong({ max }: AST.Quantifier): boolean {
  return max > smallBound;
}

function takesText(element: AST.Element): boolean {
  return element.type !== 'Assertion';
}

/** The elements after an element, also after the groups around it. */
function behind(element: AST.Element): AST.Element[] {
  const { parent } = element;
  if (parent.type === 'Quantifier') return behind(parent);
  if (parent.type !== 'Alternative') return [];
  const after = parent.elements.slice(parent.elements.indexOf(element) + 1);
  const around = parent.parent;
  return around.type === 'Group' || around.type === 'CapturingGroup' ? [...after, ...behind(around)] : after;
}

function quantifiersIn(node: AST.Pattern | AST.Element): AST.Quantifier[] {
  if (node.type === 'Quantifier') return [node, ...quantifiersIn(node.element)];
  if (!('alternatives' in node)) return [];
  return node.alternatives.flatMap(({ elements }) => elements.flatMap(quantifiersIn));
}
