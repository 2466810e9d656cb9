import { closestName } from '@pagewright/core/text/closestName';
import type { PropertyASTNode } from 'vscode-json-languageservice';
import { allLayers } from '../model/configLayers.ts';
import { dataTypeOf } from '../model/dataTypeOf.ts';
import { allLayerJobs } from '../model/layerJobs.ts';
import { findList, findObject } from '../model/nodes.ts';
import { didYouMean } from './didYouMean.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'mapping.no-such-data-type';

/** Finds a mapping of a data type without a job. Silent while one of the lists of jobs is not finished. */
export const unknownDataType: Rule = {
  codes: [code],
  isAboutUse: true,
  check(model, { isBroken }) {
    const layers = allLayers(model);
    const lists = layers.flatMap((layer) => findList(layer, 'jobs') ?? []);
    const jobs = allLayerJobs(model);
    const isFinished = [...lists, ...layers, ...jobs.map(({ node }) => node)].every((node) => !isBroken(node));
    if (!isFinished || jobs.length === 0 || jobs.some(({ node }) => dataTypeOf(node) === undefined)) return [];
    const known = new Set(jobs.flatMap(({ node }) => dataTypeOf(node) ?? []));
    return layers.flatMap((layer) => {
      const mappings = findObject(layer, 'mappings');
      if (!mappings || isBroken(mappings)) return [];
      const mapped = new Set(mappings.properties.map(({ keyNode }) => keyNode.value));
      const free = [...known].filter((dataType) => !mapped.has(dataType));
      return mappings.properties.flatMap((mapping) => reportOn(mapping, known, free));
    });
  },
};

/** Reports on a mapping. A name that resembles none may be kept for a future job: its table has a header only. */
function reportOn({ keyNode, valueNode }: PropertyASTNode, known: ReadonlySet<string>, free: string[]): RuleFinding[] {
  if (!valueNode || known.has(keyNode.value)) return [];
  const suggestion = closestName(keyNode.value, free);
  const message = `No job makes the data type "${keyNode.value}", so the table of this mapping stays empty.${didYouMean(suggestion)}`;
  const data = { found: keyNode.value, suggestion };
  return [{ code, span: keyNode, severity: suggestion === undefined ? 'information' : 'warning', message, data }];
}
