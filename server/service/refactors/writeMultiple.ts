import { type Layout, layOut } from '@pagewright/core/json/layOut';
import type { JsonObject } from '@pagewright/core/json/value';
import { multiple } from '@pagewright/core/pagination/pagingMethod';
import type { ObjectASTNode, TextEdit } from 'vscode-json-languageservice';
import { allLayers } from '../model/configLayers.ts';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { findList, findProperty } from '../model/nodes.ts';
import { readJobs } from '../model/readJobs.ts';
import { insertProperty, removeProperty, replaceWith } from '../text/edits.ts';
import { indentationAt, layoutOf } from '../text/layout.ts';
import { rangeOf } from '../text/ranges.ts';

/** `pagination` with a single method. */
interface SinglePaging {
  pagination: ObjectASTNode;
  method: string;
}

/** Another scroller, and the job that pages by it. */
interface AddedScroller {
  name: string;
  value: JsonObject;
  job: Job;
}

/**
 * Makes the single paging method the default scroller of `multiple`, where every job pages as before but for the one that
 * gets the added scroller (`docs/format/pagination.md#11-multiple`).
 */
export function writeMultiple(model: ExtractorModel, single: SinglePaging, added?: AddedScroller): TextEdit[] {
  return [
    wrap(model, single, added),
    ...dropScrollers(model, added?.job.node),
    ...(added ? [setScroller(model, added.job, added.name)] : []),
  ];
}

/** Names the scroller of a job. */
export function setScroller({ document }: ExtractorModel, { node }: Job, name: string): TextEdit {
  const value = findProperty(node, 'scroller')?.valueNode;
  return value ? replaceWith(document, value, name) : insertProperty(document, node, 'scroller', name);
}

function wrap(
  { document }: ExtractorModel,
  { pagination, method }: SinglePaging,
  added: AddedScroller | undefined,
): TextEdit {
  const layout = layoutOf(document);
  const outer = indentationAt(document, pagination.offset);
  const text = document.getText().slice(pagination.offset, pagination.offset + pagination.length);
  const key = JSON.stringify(method);
  // The text is kept as written, because rewriting could change some values.
  const inner = outer + layout.unit;
  const scrollers = [`${key}: ${indent(text, layout, 2)}`];
  if (added) scrollers.push(`${JSON.stringify(added.name)}: ${layOut(added.value, layout, inner + layout.unit)}`);
  const parts = [`"method": "${multiple}"`, `"default": ${key}`, `"scrollers": ${spread(scrollers, layout, inner)}`];
  return { range: rangeOf(document, pagination), newText: spread(parts, layout, outer) };
}

function spread(parts: string[], { lineBreak, unit }: Layout, indentation: string): string {
  if (lineBreak === '') return `{${parts.join(', ')}}`;
  const inner = `${lineBreak}${indentation}${unit}`;
  return `{${inner}${parts.join(`,${inner}`)}${lineBreak}${indentation}}`;
}

function indent(text: string, { unit }: Layout, steps: number): string {
  return text.replaceAll('\n', `\n${unit.repeat(steps)}`);
}

/** Removes the `scroller` of jobs: with a single method it has no effect; from now on it would. */
function dropScrollers(model: ExtractorModel, except: ObjectASTNode | undefined): TextEdit[] {
  const jobs = allLayers(model).flatMap((layer) => readJobs(findList(layer, 'jobs'), ''));
  const all = jobs.flatMap(function withChildren(job): typeof jobs {
    return [job, ...job.children.flatMap(withChildren)];
  });
  return all.flatMap(({ node }) => {
    const scroller = findProperty(node, 'scroller');
    return scroller && node !== except ? [removeProperty(model.document, scroller)] : [];
  });
}
