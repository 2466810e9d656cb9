import { countText } from '../../text/countText.ts';
import { surenessWords } from '../../text/surenessWords.ts';
import type { ImportedEndpoint, ImportReport } from '../imported.ts';

/** The report of an import, for a terminal. */
export function reportText({ format, title, baseUrl, authentication, endpoints, leftOut }: ImportReport): string {
  const name = title === '' ? format : `${title} (${format})`;
  const gaps = leftOut.map(({ what, reason }) => `  ${what}: ${reason}`);
  return [
    `${name}: ${countText(endpoints.length, 'job')}`,
    `  base address: ${baseUrl}`,
    `  authentication: ${authentication}`,
    ...endpoints.flatMap(endpointLines),
    ...(gaps.length > 0 ? ['', 'Left out:', ...gaps] : []),
  ].join('\n');
}

function endpointLines({ method, path, job, paging, sureness, evidence }: ImportedEndpoint): string[] {
  return [
    '',
    `${method} ${path} → "${job}": ${paging} (${surenessWords[sureness]})`,
    ...evidence.map((each) => `  ${each}`),
  ];
}
