import type { YamlDocument } from './parseYaml.ts';
import type { YamlFault } from './yamlFault.ts';

/** What keeps a text from being one YAML document. */
export function syntaxFaults(documents: readonly YamlDocument[], text: string, file: string): YamlFault[] {
  const [first, second] = documents;
  const faults = (first?.errors ?? []).map(({ code, message, pos: [start, end] }): YamlFault => {
    const place = { file, start: Math.min(start, text.length), end: Math.min(end, text.length) };
    if (code === 'TAB_AS_INDENT') return tab(place);
    if (followsPlaceholder(text, start)) return placeholder(place);
    return { code: 'yaml.syntax', severity: 'error', message: `This is not YAML: ${message}.`, place };
  });
  if (second === undefined) return faults;
  const start = text.lastIndexOf('---', second.range[0]);
  return [...faults, several({ file, start, end: start + 3 })];
}

/** Whether the text before a position is a value that begins with a variable. */
function followsPlaceholder(text: string, position: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
  return /(?:^|[:,[-])[ \t]*\{\{[^{}]*\}\}[ \t]*$/.test(line);
}

function tab(place: YamlFault['place']): YamlFault {
  return {
    code: 'yaml.tab',
    severity: 'error',
    message: 'YAML is not indented with tabs. Use spaces.',
    place,
  };
}

function placeholder(place: YamlFault['place']): YamlFault {
  return {
    code: 'yaml.placeholder',
    severity: 'error',
    message: 'A value that begins with "{{" needs quotes: YAML takes it for a map.',
    place,
  };
}

function several(place: YamlFault['place']): YamlFault {
  return {
    code: 'yaml.documents',
    severity: 'error',
    message: 'A second document begins here. kbagent reads files with one document only: remove the "---".',
    place,
  };
}
