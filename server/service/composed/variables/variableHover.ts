import type { KnownVariables } from '@pagewright/core/project/variables/knownVariables';
import { codeSpan, escapeMarkdown } from '@pagewright/core/text/markdownCode';
import { shortened } from '@pagewright/core/text/shortened';
import type { FoundVariable } from '../documents/variableIndex.ts';

/** The maximum length of a value in a hover. */
const maxLength = 200;

/** The value of a variable and where it comes from, as Markdown; of a secret only that it is one. */
export function variableHover({ name, use, known }: FoundVariable): string {
  const title = `Variable ${codeSpan(name)}`;
  if (known === undefined || !known.defined.has(name))
    return `${title}: not defined in the variables of this configuration.`;
  const isSecret = use?.isSecret ?? name.startsWith('#');
  const values = known.sets.map(({ values: named, ...set }) => {
    const { value } = named.get(name) ?? {};
    const shown = value === undefined ? 'no value' : isSecret ? 'a secret' : codeSpan(shortened(value, maxLength));
    return `- ${escapeMarkdown(set.name)}: ${shown}${marks(set.id, known)}`;
  });
  const used =
    use?.value === undefined ? '' : ` is ${isSecret ? 'a secret' : codeSpan(shortened(use.value, maxLength))}`;
  return [`${title}${used}, from ${escapeMarkdown(known.name)}.`, values.join('\n')].filter(Boolean).join('\n\n');
}

function marks(id: string, { defaultSet }: KnownVariables): string {
  return id === defaultSet ? ' (default)' : '';
}
