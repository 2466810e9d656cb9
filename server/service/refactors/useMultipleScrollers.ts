import type { ObjectASTNode, TextEdit } from 'vscode-json-languageservice';
import { multiple } from '../../../engine/core/pagination/pagingMethod.ts';
import { allLayers } from '../model/configLayers.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findList, findProperty, findText } from '../model/nodes.ts';
import { readJobs } from '../model/readJobs.ts';
import { removeProperty } from '../text/edits.ts';
import { indentationAt, type Layout, layoutOf } from '../text/layout.ts';
import { covers, rangeOf } from '../text/ranges.ts';
import type { Refactor } from './refactor.ts';

/**
 * Makes the single paging method the default scroller of `multiple`, so that others can be added; every job pages as
 * before (`docs/format/pagination.md#11-multiple`).
 */
export const useMultipleScrollers: Refactor = {
  kind: 'refactor.rewrite.useMultipleScrollers',
  create(model, span) {
    const { pagination, multiple: already, api } = model;
    const method = findText(pagination, 'method')?.value;
    const property = findProperty(api, 'pagination');
    const isThere = property !== undefined && covers(property, span.offset);
    if (pagination === undefined || !isThere || method === undefined || already) return undefined;
    return { title: 'Use Multiple Scrollers', edits: [wrap(model, pagination, method), ...dropScrollers(model)] };
  },
};

function wrap({ document }: ExtractorModel, pagination: ObjectASTNode, name: string): TextEdit {
  const layout = layoutOf(document);
  const outer = indentationAt(document, pagination.offset);
  const text = document.getText().slice(pagination.offset, pagination.offset + pagination.length);
  const key = JSON.stringify(name);
  // The text is kept as written, because rewriting could change some values.
  const scrollers = spread([`${key}: ${indent(text, layout, 2)}`], layout, outer + layout.unit);
  const parts = [`"method": "${multiple}"`, `"default": ${key}`, `"scrollers": ${scrollers}`];
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

/** With a single method, a job's `scroller` has no effect; from now on it would. */
function dropScrollers(model: ExtractorModel): TextEdit[] {
  const jobs = allLayers(model).flatMap((layer) => readJobs(findList(layer, 'jobs'), ''));
  const all = jobs.flatMap(function withChildren(job): typeof jobs {
    return [job, ...job.children.flatMap(withChildren)];
  });
  return all.flatMap(({ node }) => {
    const scroller = findProperty(node, 'scroller');
    return scroller ? [removeProperty(model.document, scroller)] : [];
  });
}
