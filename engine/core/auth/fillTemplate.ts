import type { JsonValue } from '../json/value.ts';
import type { Template, TemplateValue } from './authenticationKind.ts';

/** A template with the replies to its questions. */
export function fillTemplate(template: Template, replies: ReadonlyMap<string, string>): { [key: string]: JsonValue } {
  const text = (written: string) => written.replace(/‹([^‹›]+)›/g, (_, name: string) => replies.get(name) ?? '');
  const value = (each: TemplateValue): JsonValue => {
    if (typeof each === 'string') return text(each);
    if (isList(each)) return each.map(value);
    return typeof each === 'boolean' ? each : fillTemplate(each, replies);
  };
  return Object.fromEntries(Object.entries(template).map(([key, each]) => [text(key), value(each)]));
}

function isList(value: TemplateValue): value is readonly TemplateValue[] {
  return Array.isArray(value);
}
