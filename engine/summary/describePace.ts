import type { PaceReport } from '../core/contracts/generated/types.ts';
import { capitalized } from '../core/text/capitalized.ts';
import { countText } from '../core/text/countText.ts';
import { durationText } from '../core/text/durationText.ts';
import { rateLimitText } from '../core/text/rateLimitText.ts';
import type { Line } from './runDescription.ts';

type OriginPace = PaceReport['origins'][number];
type Limit = NonNullable<OriginPace['limits']>[number];

/** How fast the requests were sent, and what limited them: a sentence for each origin, with its name if there are several. */
export function describePace({ origins }: PaceReport): Line[] {
  return origins.map((pace) => {
    const sentence = `${paceText(pace)}.`;
    return { text: origins.length === 1 ? [capitalized(sentence)] : [{ code: pace.origin }, `: ${sentence}`] };
  });
}

function paceText({ mostInFlight, limits = [], waitedMs, refusals }: OriginPace): string {
  const their = limits.length > 1 ? 'limits' : 'limit';
  return [
    mostInFlight > 1 ? `at most ${countText(mostInFlight, 'request')} at a time` : 'one request at a time',
    ...(limits.length === 0 ? [] : [`kept to ${limits.map(limitText).join(', and to ')}`]),
    ...(waitedMs === 0 ? [] : [`waited ${durationText(waitedMs)} for its ${their}`]),
    ...(refusals === 0 ? [] : [`${countText(refusals, 'request')} ${refusals === 1 ? 'was' : 'were'} refused`]),
  ].join('; ');
}

/** A limit, and how it is known. */
function limitText(limit: Limit): string {
  const { source } = limit;
  return `${rateLimitText(limit)}, ${source === 'stated' ? 'which the API states' : 'as the API refused more'}`;
}
