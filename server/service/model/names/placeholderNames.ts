import { contentSpan } from '../../text/contentSpan.ts';
import type { ExtractorModel, Job } from '../extractorModel.ts';
import { layerJobs } from '../layerJobs.ts';
import { findObject, findText } from '../nodes.ts';
import { createName, type Name } from './name.ts';

type Scope = ReadonlyMap<string, Name>;

/**
 * The placeholders of child jobs, and the marks in endpoints that they fill: in their own job and in its children,
 * unless one of the same name replaces them (`docs/format/jobs.md#63-combining`). A mark that nothing fills is not a
 * name.
 */
export function placeholderNames(model: ExtractorModel): Name[] {
  return layerJobs(model).flatMap((job) => namesOf(job, new Map(), model));
}

function namesOf(job: Job, inherited: Scope, model: ExtractorModel): Name[] {
  const own = ownNames(job, model);
  const scope = own.size === 0 ? inherited : new Map([...inherited, ...own]);
  findMarks(job, scope, model);
  return [...own.values(), ...job.children.flatMap((child) => namesOf(child, scope, model))];
}

function ownNames({ node }: Job, { document }: ExtractorModel): Map<string, Name> {
  const names = new Map<string, Name>();
  for (const { keyNode } of findObject(node, 'placeholders')?.properties ?? []) {
    const name = names.get(keyNode.value) ?? createName('placeholder', keyNode.value, { scope: node });
    name.definitions.push(contentSpan(document, keyNode));
    names.set(keyNode.value, name);
  }
  return names;
}

function findMarks({ node }: Job, scope: Scope, { document }: ExtractorModel): void {
  const endpoint = findText(node, 'endpoint');
  if (!endpoint) return;
  for (const { index, 1: text = '' } of endpoint.value.matchAll(/\{([^{}]*)\}/g)) {
    scope.get(text)?.uses.push(contentSpan(document, endpoint, index + 1, index + 1 + text.length));
  }
}
