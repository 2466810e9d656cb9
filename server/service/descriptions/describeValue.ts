import type { ValueNotes } from '@pagewright/core/descriptions/matching/describedShape';
import type { DetailedParam } from '@pagewright/core/descriptions/matching/operationDetails';
import { codeSpan, escapeMarkdown } from '@pagewright/core/text/markdownCode';

/** The maximum number of shown values of an enumeration; more would hide the rest. */
const shownChoices = 12;

/** The description of a value, in a few sentences of Markdown; empty if there is none. */
export function describeValue({ description = '', enum: choices = [], ...notes }: ValueNotes): string {
  const { default: standard, example, isDeprecated } = notes;
  const left = choices.length - shownChoices;
  const shown = choices.slice(0, shownChoices).map(codeSpan).join(', ');
  return [
    isDeprecated ? 'Deprecated.' : '',
    escapeMarkdown(description),
    choices.length > 0 ? `One of ${shown}${left > 0 ? ` and ${left} more` : ''}.` : '',
    standard === undefined ? '' : `The default is ${codeSpan(standard)}.`,
    example === undefined || choices.length > 0 ? '' : `For example ${codeSpan(example)}.`,
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** A parameter in a few words: whether it is required, and its type. */
export function describeParam({ isRequired, types, about }: DetailedParam): string {
  const type = types.length === 0 ? 'any type' : types.join(' | ');
  const format = about.format === undefined ? '' : ` (${about.format})`;
  return `${isRequired ? 'required, ' : ''}${type}${format}`;
}
