import { repairJson } from './repairJson.ts';
import { yamlTwin } from './yamlTwin.ts';

/**
 * The YAML twin of a bare configuration in JSON in which all is written in brackets, as JSON is, with the same marks at
 * the same places. Undefined: the JSON has another form, or ends too early.
 */
export function flowTwin(marked: string): string | undefined {
  const isBare = /^\s*\{[|«]?\s*(?:"(?!parameters)|[|}])/.test(marked);
  if (!isBare) return undefined;
  if (repairJson(marked.replaceAll(/[|«»]/g, ''))?.isCut === true) return undefined;
  return `parameters: ${marked.replaceAll('\n', '\n  ')}\n_keboola:\n  component_id: ex-generic-v2\n`;
}

/** The twins of a configuration that there are, by the form of YAML that they are written in. */
export function twinsOf(marked: string): [form: string, twin: string][] {
  const forms: [string, string | undefined][] = [
    ['YAML', yamlTwin(marked)],
    ['YAML with brackets', flowTwin(marked)],
  ];
  return forms.flatMap(([form, twin]): [string, string][] => (twin === undefined ? [] : [[form, twin]]));
}
