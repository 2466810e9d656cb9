import { dataFieldSeparator } from '@pagewright/core/json/dottedPlace';
import { dataField, job as jobOptions } from '@pagewright/core/schema/generated/options';
import type { ASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel, Job } from '../extractorModel.ts';
import { placeholderLevel } from '../names/placeholderLevel.ts';
import { asText, findObject, findProperty, findText, textOrDefault } from '../nodes.ts';
import type { ResponsePath } from './responsePath.ts';

/**
 * The paths of the jobs: `dataField`, `responseFilter` and, of children, `placeholders`
 * (`docs/format/jobs.md#4-locating-the-rows` to `docs/format/jobs.md#6-children`).
 */
export function jobPaths({ jobs }: ExtractorModel): ResponsePath[] {
  return jobs.flatMap((job) => pathsOfJob(job, []));
}

/** The paths of a job; `parents` starts with the nearest. */
function pathsOfJob(job: Job, parents: readonly Job[]): ResponsePath[] {
  return [
    ...dataFieldPaths(job),
    ...filterPaths(job),
    ...placeholderPaths(job, parents),
    ...job.children.flatMap((child) => pathsOfJob(child, [job, ...parents])),
  ];
}

function dataFieldPaths(job: Job): ResponsePath[] {
  const property = findProperty(job.node, 'dataField');
  if (property === undefined) return [];
  // The text "0" counts as empty (`docs/format/jobs.md#41-with-a-non-empty-datafield`), so the run searches for the
  // records.
  const isRead = findText(job.node, 'dataField')?.value !== '0';
  const separatorForm = dataFieldSeparator;
  const options = { kind: 'dataField', from: 'response', jobs: [job], inside: [], isRead, separatorForm } as const;
  const object = findObject(job.node, 'dataField');
  const path = object === undefined ? property : findProperty(object, 'path');
  const delimiter = textOrDefault(object, 'delimiter', dataField);
  return path ? [{ ...options, property: path, node: asText(path.valueNode), delimiter }] : [];
}

function filterPaths(job: Job): ResponsePath[] {
  const property = findProperty(job.node, 'responseFilter');
  if (property === undefined) return [];
  const { valueNode } = property;
  const items = valueNode?.type === 'array' && valueNode.items.length > 0 ? valueNode.items : [valueNode];
  const delimiter = textOrDefault(job.node, 'responseFilterDelimiter', jobOptions);
  const separatorForm = { key: 'responseFilterDelimiter' };
  const options = { kind: 'responseFilter', from: 'record', jobs: [job], inside: [], isRead: true } as const;
  return items.map((item) => ({ ...options, property, node: asText(item), delimiter, separatorForm }));
}

function placeholderPaths({ node }: Job, parents: readonly Job[]): ResponsePath[] {
  return (findObject(node, 'placeholders')?.properties ?? []).flatMap((property): ResponsePath[] => {
    const parent = parents[placeholderLevel(property.keyNode.value) - 1];
    const path = pathProperty(property);
    if (parent === undefined || path === undefined) return [];
    const options = { kind: 'placeholder', from: 'record', delimiter: '.', inside: [], isRead: true } as const;
    return [{ ...options, property: path, node: asText(path.valueNode), jobs: [parent] }];
  });
}

/** The property whose value is the path: the placeholder itself, or `path` if a function uses the value. */
function pathProperty(property: PropertyASTNode): PropertyASTNode | undefined {
  const { valueNode }: { valueNode?: ASTNode } = property;
  return valueNode?.type === 'object' ? findProperty(valueNode, 'path') : property;
}
