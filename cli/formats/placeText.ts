import type { TestPlace } from '@pagewright/engine/testing';

/** A place as `file:line:column`. */
export function placeText({ file, line, column }: TestPlace): string {
  return `${file}:${line}:${column}`;
}
