import * as z from 'zod';
import { tools } from '../../tools/set/tools.ts';

interface ToolContribution {
  name: string;
  displayName: string;
  toolReferenceName: string;
  canBeReferencedInPrompt: true;
  icon: string;
  /** Tools read files and start programs of a machine. */
  when: '!pagewright.inBrowser';
  userDescription: string;
  modelDescription: string;
  tags: string[];
  inputSchema: object;
}

/** The tools for assistants: `pagewright_find_pagination`, in a prompt `#pagewrightFindPagination`. */
export function toolContributions(): ToolContribution[] {
  return tools.map(({ name, title, description, input }) => {
    const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input' });
    return {
      name: `pagewright_${name}`,
      displayName: title,
      toolReferenceName: `pagewright${name.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())}`,
      canBeReferencedInPrompt: true,
      icon: '$(table)',
      when: '!pagewright.inBrowser',
      userDescription: title,
      modelDescription: description,
      tags: ['pagewright', 'extractor'],
      inputSchema,
    };
  });
}
