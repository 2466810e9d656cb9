import type { PropertyASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { findObject, findText } from '../model/nodes.ts';

/** A job with the values of the marks `{…}` in its endpoint. */
export interface JobPlaceholders {
  job: Job;
  /** The number of jobs above it: 0 at the top. */
  level: number;
  own: PropertyASTNode[];
  inherited: ReadonlySet<string>;
  /** Names of marks in its endpoint and in those of the jobs below, which inherit its placeholders. */
  marks: ReadonlySet<string>;
}

const known = new WeakMap<ExtractorModel, JobPlaceholders[]>();

/** Every job with its placeholders, parents first; found once per version. */
export function jobPlaceholders(model: ExtractorModel): readonly JobPlaceholders[] {
  const found = known.get(model) ?? model.jobs.flatMap((job) => describe(job, 0, new Set()));
  known.set(model, found);
  return found;
}

function describe(job: Job, level: number, inherited: ReadonlySet<string>): JobPlaceholders[] {
  const own = level === 0 ? [] : (findObject(job.node, 'placeholders')?.properties ?? []);
  const names = own.length === 0 ? inherited : new Set([...inherited, ...own.map(({ keyNode }) => keyNode.value)]);
  const below = job.children.map((child) => describe(child, level + 1, names));
  const inside = below.flatMap(([child]) => [...(child?.marks ?? [])]);
  const marks = new Set([...marksIn(findText(job.node, 'endpoint')?.value ?? ''), ...inside]);
  return [{ job, level, own, inherited, marks }, ...below.flat()];
}

/** The names between braces. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}
