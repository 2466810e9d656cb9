import type { TextQuestion } from './question.ts';

/** Asks for a secret of a new configuration, which the store keeps. */
export function secretQuestion(name: string, prompt: string, value = '', limit = ''): TextQuestion {
  const where = `Kept in VS Code's secret store, not in the file. ${limit || 'Leave it empty to set it later.'}`;
  return { name, prompt: `${prompt}. ${where}`, value, isSecret: true };
}
