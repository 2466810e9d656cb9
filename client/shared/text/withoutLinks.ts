/**
 * A text for a message, a question or a progress of VS Code, which makes a link of `[text](command:…)`. Texts quote
 * names and responses of strangers, and a click on such a link would run any command.
 */
export function withoutLinks(text: string): string {
  return text.replaceAll('](', '] (');
}
