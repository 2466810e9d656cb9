import type { JsonValue } from '../../../../engine/core/json/value.ts';
import type { ObservedPage } from './candidate.ts';

/** The pages by job that an editor sends, without those that are not pages. */
export function readObservedPages(pages: unknown): Map<string, ObservedPage> {
  return new Map(
    Object.entries(Object(pages)).flatMap(([job, page]): [string, ObservedPage][] => {
      const { url, headers, response } = Object(page) as Record<string, unknown>;
      // Parsed JSON is a value of JSON.
      if (typeof url !== 'string' || response === undefined) return [];
      return [[job, { url, headers: readHeaders(headers), response: response as JsonValue }]];
    }),
  );
}

function readHeaders(headers: unknown): Record<string, string> {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(Object(headers)).filter(isText));
}
