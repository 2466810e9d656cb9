import type { YamlLayout } from '@pagewright/core/project/source/yaml/yamlText';

/** The layout of a text in YAML that is being typed, from its first lines that show it, without reading the rest. */
export function layoutOfYaml(text: string): YamlLayout {
  const [, map = ''] = /^[^\s#-][^\n]*:[ \t]*\r?\n( +)[^\s#-]/m.exec(text) ?? [];
  const [, key = '', item = ''] = /^([ -]*)[^\s#-][^\n]*:[ \t]*\r?\n( *)- /m.exec(text) ?? [];
  const listUnit = Math.max(0, item.length - key.length);
  return { lineBreak: text.includes('\r\n') ? '\r\n' : '\n', unit: map.length || 2, listUnit };
}
