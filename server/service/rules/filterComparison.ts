import type { StringASTNode } from 'vscode-json-languageservice';
import { findText } from '../model/nodes.ts';
import { jobPlaceholders } from './jobPlaceholders.ts';
import type { Rule, RuleFinding } from './rule.ts';

const spacesCode = 'job.filter-spaces';
const quotesCode = 'job.filter-quotes';
const booleanCode = 'job.filter-boolean';

/**
 * Finds a `recursionFilter` that is valid but compares with something other than it seems
 * (`docs/format/jobs.md#61-recursionfilter`).
 */
export const filterComparison: Rule = {
  codes: [spacesCode, quotesCode, booleanCode],
  check(model, { isBroken }) {
    return jobPlaceholders(model).flatMap(({ job: { node }, level }) => {
      const filter = findText(node, 'recursionFilter');
      if (level === 0 || !filter || isBroken(filter)) return [];
      const comparisons = filter.value.split(/[&|]/).flatMap((text) => readComparison(text) ?? []);
      return checkComparisons(filter, comparisons);
    });
  },
};

interface Comparison {
  column: string;
  operator: string;
  value: string;
}

/** Splits a comparison as a run does: at the first operator of two characters, otherwise at the first of one. */
function readComparison(text: string): Comparison | undefined {
  const operator = (/==|!=|>=|<=|~~|!~/.exec(text) ?? /[<>]/.exec(text))?.[0];
  if (operator === undefined) return undefined;
  const [column = '', value = ''] = text.split(operator);
  return { column, operator, value };
}

function checkComparisons(filter: StringASTNode, comparisons: Comparison[]): RuleFinding[] {
  const spaced = comparisons.find(({ column, value }) => column !== column.trim() || /^\s+\S/.test(value));
  const quoted = comparisons.find(({ value }) => /^(["'`]).*\1$/.test(value.trim()));
  const truth = comparisons.find(
    ({ operator, value }) => /^[!=]=$/.test(operator) && /^(true|false)$/.test(value.trim()),
  );
  return [
    ...(spaced ? [reportSpaces(filter, spaced)] : []),
    ...(quoted ? [reportQuotes(filter, quoted)] : []),
    ...(truth ? [reportTruth(filter, truth)] : []),
  ];
}

function reportSpaces(span: StringASTNode, { column, operator, value }: Comparison): RuleFinding {
  const message = `Spaces count in a filter: this compares the column "${column}" with "${value}". Write "${column.trim()}${operator}${value.trim()}".`;
  const suggestion = span.value.replace(/(?:(?<!\s)\s+)?(==|!=|>=|<=|~~|!~|[<>&|])\s*/g, '$1').trim();
  return { code: spacesCode, span, severity: 'warning', message, data: { found: span.value, suggestion } };
}

function reportQuotes(span: StringASTNode, { value }: Comparison): RuleFinding {
  const message = `Quotes are part of the value: this compares with ${value.trim()}, quotes included. Remove them.`;
  const suggestion = span.value.replace(/(==|!=|>=|<=|~~|!~|[<>])(\s*)(["'`])([^&|]*)\3/g, '$1$2$4');
  return { code: quotesCode, span, severity: 'warning', message, data: { found: span.value, suggestion } };
}

function reportTruth(span: StringASTNode, { column, operator, value }: Comparison): RuleFinding {
  const isTrue = value.trim() === 'true';
  const message = `In a filter the value true is the text "1" and false is empty, so "${column}${operator}${value}" compares with the word. For true and false write "${column}${operator}${isTrue ? '1' : ''}".`;
  return { code: booleanCode, span, severity: 'information', message };
}
