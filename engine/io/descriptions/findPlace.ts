import type { TextPlace } from '../../core/errors.ts';
import { pointerSteps } from '../../core/pointerSteps.ts';
import { locateInYaml, parseYamlEvents, type YamlEvents } from './yamlText.ts';

/**
 * Finds the place of a JSON pointer in a document: its key, or its list element. Undefined if the text has no such
 * value or is broken. The text is read at the first call; JSON is YAML too.
 */
export function placeFinder(text: string): (pointer: string) => TextPlace | undefined {
  let events: YamlEvents | undefined;
  return (pointer) => {
    events ??= eventsOf(text);
    const offset = locateInYaml(text, events, pointerSteps(pointer));
    return offset === undefined ? undefined : placeAt(text, offset);
  };
}

function eventsOf(text: string): YamlEvents {
  try {
    return parseYamlEvents(text);
  } catch {
    return [];
  }
}

function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
