import type { TextPlace } from '../../core/errors.ts';
import { pointerSteps } from '../../core/pointerSteps.ts';
import { TextLines } from '../../core/text/textLines.ts';
import { locateInYaml, parseYamlEvents, type YamlEvents } from './yamlText.ts';

/**
 * Finds the place of a JSON pointer in a document: its key, or its list element. Undefined if the text has no such
 * value or is broken. The text is read at the first call; JSON is YAML too.
 */
export function placeFinder(text: string): (pointer: string) => TextPlace | undefined {
  let events: YamlEvents | undefined;
  let lines: TextLines | undefined;
  return (pointer) => {
    events ??= eventsOf(text);
    const offset = locateInYaml(text, events, pointerSteps(pointer));
    if (offset === undefined) return undefined;
    lines ??= new TextLines(text);
    const { line, character } = lines.placeAt(offset);
    return { line: line + 1, column: character + 1 };
  };
}

function eventsOf(text: string): YamlEvents {
  try {
    return parseYamlEvents(text);
  } catch {
    return [];
  }
}
