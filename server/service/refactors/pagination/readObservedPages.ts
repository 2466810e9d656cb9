import type { ObservedPage } from '@pagewright/core/finding/candidates/candidate';

export type { ObservedPage };

import { jsonIn } from '@pagewright/core/json/jsonIn';

/** The valid pages, by job, that an editor sends. */
export function readObservedPages(pages: unknown): Map<string, ObservedPage> {
  return new Map(
    Object.entries(Object(pages)).flatMap(([job, page]): [string, ObservedPage][] => {
      const { url, headers, body } = Object(page) as Record<string, unknown>;
      const response = typeof body === 'string' ? jsonIn(body) : undefined;
      if (typeof url !== 'string' || response === undefined) return [];
      return [[job, { url, headers: readHeaders(headers), response }]];
    }),
  );
}

function readHeaders(headers: unknown): Record<string, string> {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(Object(headers)).filter(isText));
}
