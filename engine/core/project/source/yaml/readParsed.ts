import { maxNesting } from '../../../json/maxNesting.ts';
import { FaultCollector } from './faultCollector.ts';
import { parseYaml } from './parseYaml.ts';
import { firstFault, syntaxFaults } from './syntaxFaults.ts';
import type { YamlSource } from './yamlSource.ts';
import { YamlWalk } from './yamlWalk.ts';

/** Reads any YAML text by the parser, as far as it can be read. */
export function readParsed(text: string, file: string): YamlSource {
  const { documents, deepAt } = parseYaml(text);
  const collector = new FaultCollector();
  if (deepAt !== undefined) {
    const message = `Lists and maps are nested deeper than ${maxNesting} levels here.`;
    collector.error('yaml.nesting', message, { file, start: deepAt, end: deepAt + 1 });
  }
  const [first] = documents;
  const root = first && new YamlWalk({ text, file, faults: collector }).read(first.contents);
  const { faults } = collector;
  const variables = new Set(faults.filter(({ code }) => code === 'yaml.placeholder').map(({ place }) => place.end));
  // What follows an unquoted variable on its line is wrong for the same reason.
  const syntax = syntaxFaults(documents, text, file).filter(({ place }) => !variables.has(place.start));
  const stop = firstFault(syntax, text);
  if (stop === undefined) return { root, faults };
  const { fault, guessedFrom } = stop;
  return { root, faults: [...faults.filter(({ place }) => place.start < guessedFrom), fault], guessedFrom };
}
