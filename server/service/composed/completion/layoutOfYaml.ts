import type { YamlLayout } from '@pagewright/core/project/source/yaml/yamlText';

/** How many lines are looked at: the head of a configuration has maps and lists. */
const maxLines = 1000;

/** The layout of a text in YAML that is being typed, from its first lines that show it, without reading the rest. */
export function layoutOfYaml(text: string): YamlLayout {
  const lines = text.split('\n', maxLines);
  const below = lines.flatMap((line, index) => {
    const next = lines[index + 1] ?? '';
    return line.trimEnd().endsWith(':') && next.trim() !== '' ? [{ key: columnOf(line), next }] : [];
  });
  const map = below.find(({ next, key }) => !isItem(next) && indentOf(next) > key);
  const list = below.find(({ next, key }) => isItem(next) && indentOf(next) >= key);
  return {
    lineBreak: lines[0]?.endsWith('\r') ? '\r\n' : '\n',
    unit: map ? indentOf(map.next) - map.key : 2,
    listUnit: list ? indentOf(list.next) - list.key : 0,
  };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Where the key of a line begins, after the dashes of items. */
function columnOf(line: string): number {
  const indent = indentOf(line);
  return line.startsWith('- ', indent) ? indent + 2 + indentOf(line.slice(indent + 2)) : indent;
}

function isItem(line: string): boolean {
  return line.trimStart().startsWith('-');
}
