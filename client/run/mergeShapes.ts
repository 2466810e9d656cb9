import { parseText } from '../text/parseText.ts';

interface ShapesFile {
  version: number;
  jobs: Record<string, { responses: number }>;
}

/**
 * The shapes to keep after a run that saw only a part (one job, the first page): those in
 * place, with the jobs of which the run saw at least as many responses. Texts in, text out; a text in place that is no
 * shapes file is left alone.
 */
export function mergeShapes(inPlace: string, learned: string): string {
  const old = readShapesFile(inPlace);
  const fresh = readShapesFile(learned);
  if (old === undefined || fresh === undefined || old.version !== fresh.version) return inPlace;
  const better = Object.entries(fresh.jobs).filter(
    ([job, { responses }]) => responses >= (old.jobs[job]?.responses ?? 0),
  );
  return `${JSON.stringify({ ...old, jobs: { ...old.jobs, ...Object.fromEntries(better) } }, undefined, 2)}\n`;
}

function readShapesFile(text: string): ShapesFile | undefined {
  const value = parseText(text);
  return isShapesFile(value) ? value : undefined;
}

function isShapesFile(value: unknown): value is ShapesFile {
  if (!isRecord(value) || typeof value['version'] !== 'number' || !isRecord(value['jobs'])) return false;
  return Object.values(value['jobs']).every((job) => isRecord(job) && typeof job['responses'] === 'number');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
