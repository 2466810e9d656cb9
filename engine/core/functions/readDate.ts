import { absoluteRules } from './dates/absoluteRules.ts';
import { DateReading } from './dates/dateReading.ts';
import type { DateRule, Groups } from './dates/dateRule.ts';
import { relativeRules } from './dates/relativeRules.ts';
import { resolveReading } from './dates/resolveReading.ts';
import { zoneRules } from './dates/zoneRules.ts';

const rules: readonly DateRule[] = [...absoluteRules, ...relativeRules, ...zoneRules];

/**
 * Reads English date text as Unix seconds (`docs/format/functions.md#36-strtotime`), relative to a base, in UTC unless
 * it names a zone; undefined if unreadable. locutus uses the machine's time zone and ignores unknown parts.
 */
export function readDate(text: string, baseSeconds: number): number | undefined {
  const reading = new DateReading();
  const trimmed = text.trim();
  if (!/[^ .,\t]/.test(trimmed)) return undefined;
  for (let position = 0; position < trimmed.length; ) {
    const length = separatorAt(trimmed, position) || readPart(trimmed, position, reading);
    if (length === 0) return undefined;
    position += length;
  }
  return resolveReading(reading, baseSeconds);
}

function separatorAt(text: string, position: number): number {
  const separator = /[ .,\t]*/y;
  separator.lastIndex = position;
  return separator.exec(text)?.[0].length ?? 0;
}

/** Applies the rule with the longest match, or the first of several; returns the length of the match, or 0. */
function readPart(text: string, position: number, reading: DateReading): number {
  let longest: { rule: DateRule; groups: Groups; length: number } | undefined;
  for (const rule of rules) {
    rule.pattern.lastIndex = position;
    const match = rule.pattern.exec(text);
    const length = match?.[0].length ?? 0;
    if (length > (longest?.length ?? 0)) longest = { rule, groups: match?.groups ?? {}, length };
  }
  return longest?.rule.apply(reading, longest.groups) ? longest.length : 0;
}
