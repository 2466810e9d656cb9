import { findObject, findValue } from '../model/nodes.ts';
import { integerAt } from '../model/writtenValues.ts';
import type { Rule } from './rule.ts';

const code = 'http.timeout-zero';

const defaults = new Map([
  ['connectTimeout', 30],
  ['requestTimeout', 300],
]);

/** Finds a timeout of 0, which does not mean "no timeout". */
export const timeoutZero: Rule = {
  codes: [code],
  check({ api }, { isBroken }) {
    const http = findObject(api, 'http');
    return [...defaults].flatMap(([key, seconds]) => {
      const value = findValue(http, key);
      if (!value || integerAt(value) !== 0 || isBroken(value) || isFraction(value.value)) return [];
      const message = `0 does not turn "${key}" off: it means the default of ${seconds} seconds. Write a large number to wait longer.`;
      return [{ code, span: value, severity: 'information' as const, message }];
    });
  },
};

function isFraction(value: unknown): boolean {
  return Number(value) > 0;
}
