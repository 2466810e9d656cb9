import { type Command, forEachChild, parse, type Statement, type SyntaxNode, type Word as WordNode } from 'unbash';
import { Refusal } from '../command/refusal.ts';
import { programName } from './programName.ts';
import type { CommandLine, Word } from './word.ts';

/**
 * The words of the single cURL command in a text for bash and similar shells, wherever it is: in a pipe, after an
 * assignment or in a substitution. Throws a Refusal if there is none, or more than one.
 */
export function posixWords(text: string): CommandLine {
  const script = parse(text);
  const cut = findCutAddress(text, script.commands);
  if (cut !== undefined) return posixWords(cut);
  const [error] = script.errors ?? [];
  if (error?.message.startsWith('unterminated'))
    throw new Refusal('A quote in the command is not closed. Copy the whole command.');
  const nodes = allBelow(script);
  const commands = nodes.filter((node) => node.type === 'Command');
  const known = assignmentsIn(nodes);
  const [curl, another] = commands.filter(isCurl);
  if (curl === undefined) throw new Refusal('This is not a cURL command: it must begin with "curl".');
  if (another !== undefined) throw new Refusal('There is more than one cURL command. Import them one by one.');
  const words = [...wordsOf(curl), ...commands.filter(({ pos }) => pos > curl.end).flatMap(lostLine)];
  const input = inputOf(curl);
  return { words: words.map((word) => readWord(word, known)), input };
}

function allBelow(node: SyntaxNode): SyntaxNode[] {
  const nodes: SyntaxNode[] = [node];
  forEachChild(node, (child) => void nodes.push(...allBelow(child)));
  return nodes;
}

function isCurl({ name, args }: Command): boolean {
  return programName.test(name?.value ?? '') || (isPrefix(name?.value) && programName.test(args[0]?.text ?? ''));
}

/** Whether a word is a copied prompt, or a program that runs another one. */
function isPrefix(name: string | undefined): boolean {
  return /^(?:[$%#>!]|sudo|time|command|exec)$/.test(name ?? '');
}

function wordsOf(command: Command): WordNode[] {
  const words = command.args.filter((arg) => arg.type === 'Word');
  return (isPrefix(command.name?.value) ? words.slice(1) : words).filter(isWord);
}

/** Whether a node is a word. A backslash before a space does not join lines, but at the end of a line it should. */
function isWord({ text }: WordNode): boolean {
  return !/^\\\s$/.test(text);
}

/** The line after a command that continues it: it begins with an option, because its line break was not escaped. */
function lostLine(command: Command): WordNode[] {
  const { name } = command;
  return name?.value.startsWith('-') ? [name, ...wordsOf(command)] : [];
}

/** The text with the address in quotes: a shell ends an unquoted one at its first `&`. */
function findCutAddress(text: string, statements: readonly Statement[]): string | undefined {
  for (const { background, end } of statements) {
    const before = /(?:^|\s)(https?:\/\/[^\s'"]*)$/.exec(text.slice(0, end));
    const rest = /^[^\s'"]+/.exec(text.slice(end))?.[0];
    if (!background || before?.[1] === undefined || rest === undefined) continue;
    const start = end - before[1].length;
    return `${text.slice(0, start)}'${before[1]}${rest}'${text.slice(end + rest.length)}`;
  }
  return undefined;
}

function inputOf({ redirects }: Command): string | undefined {
  for (const redirect of redirects) {
    if (redirect.type === 'HereDoc') return redirect.body?.text;
    if (redirect.type === 'HereString') return redirect.target?.value;
  }
  return undefined;
}

/** Variables that the text itself sets to a plain value. */
function assignmentsIn(nodes: readonly SyntaxNode[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const node of nodes) {
    if (node.type !== 'Assignment' || node.value?.type !== 'Word') continue;
    if (expansionsIn(node.value).length === 0) known.set(node.name, node.value.value);
  }
  return known;
}

function expansionsIn(word: WordNode): { text: string; name: string }[] {
  return allBelow(word).flatMap((node) => {
    if (node.type === 'SimpleExpansion') return [{ text: node.text, name: node.text.slice(1) }];
    if (node.type === 'ParameterExpansion') return [{ text: node.text, name: node.operation ? '' : node.parameter }];
    return node.type === 'CommandExpansion' ? [{ text: node.text, name: '' }] : [];
  });
}

function readWord(word: WordNode, known: ReadonlyMap<string, string>): Word {
  const variables: string[] = [];
  let text = word.value;
  for (const expansion of expansionsIn(word)) {
    const value = known.get(expansion.name);
    if (value === undefined) variables.push(expansion.text);
    else text = text.replace(expansion.text, () => value);
  }
  return { text, variables };
}
