import type { TestedCheck } from '@pagewright/engine/testing';

/** A check for a person: what is expected, and why it failed if it did. */
export function checkText({ title, message }: TestedCheck): string {
  return message === undefined ? title : `${title}: ${message}`;
}
