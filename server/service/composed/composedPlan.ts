import type { ExtractorService } from '../extractorService.ts';
import type { Composition } from './documents/composition.ts';

/**
 * The plans of all parts of the asked document as one text, each under the name of its row; null if there is none. Where
 * the chosen values cannot be used, the reason.
 */
export function composedPlan(
  service: Pick<ExtractorService, 'findPlan'>,
  { params: { parts, problem } }: Composition,
  job: string | undefined,
): string | null {
  if (problem !== undefined) return `${problem}\n`;
  const [first, ...more] = parts;
  if (first === undefined) return null;
  if (more.length === 0) return service.findPlan(first.document, job);
  const plans = parts.flatMap(({ document, row }) => {
    const plan = service.findPlan(document, job);
    return plan === null ? [] : [`Row "${row}"\n\n${plan}`];
  });
  return plans.length === 0 ? null : plans.join('\n');
}
