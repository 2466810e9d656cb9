import { withoutCredentials } from '@pagewright/core/request/withoutCredentials';
import { job as jobOptions } from '@pagewright/core/schema/generated/options';
import type { DocumentSymbol, ObjectASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import { SymbolKind } from 'vscode-languageserver-types';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { asObject, findObject, findText, textOrDefault } from '../model/nodes.ts';
import { rangeOf, type Span } from '../text/ranges.ts';
import { mappingSymbol } from './mappingSymbol.ts';
import { propertySymbol } from './propertySymbol.ts';
import { redactShown } from './redactShown.ts';

/**
 * The outline, which reads like the configuration: the API with its pagination and scrollers, the jobs by name with
 * their children, the mappings with their columns, everything else key by key. For a broken document, the readable
 * parts.
 */
export function findSymbols(model: ExtractorModel): DocumentSymbol[] {
  const symbols = propertiesOf(model.parameters ?? asObject(model.json.root)).flatMap((property) => {
    if (property.valueNode && property.valueNode === model.api) return [apiSymbol(property, model)];
    if (property.valueNode && property.valueNode === model.config) return [configSymbol(property, model)];
    return [propertySymbol(property, model.document)];
  });
  return redactShown(symbols, model);
}

function propertiesOf(object: ObjectASTNode | undefined): readonly PropertyASTNode[] {
  return object?.properties ?? [];
}

function apiSymbol(property: PropertyASTNode, model: ExtractorModel): DocumentSymbol {
  const children = propertiesOf(model.api).map((child) =>
    child.valueNode && child.valueNode === model.pagination
      ? paginationSymbol(child, model)
      : propertySymbol(child, model.document),
  );
  const detail = withoutCredentials(findText(model.api, 'baseUrl')?.value ?? '');
  return { ...propertySymbol(property, model.document, children), kind: SymbolKind.Interface, detail };
}

function paginationSymbol(property: PropertyASTNode, { pagination, document }: ExtractorModel): DocumentSymbol {
  const scrollers = propertiesOf(findObject(pagination, 'scrollers')).map((scroller) => {
    const method = scroller.valueNode?.type === 'object' ? findText(scroller.valueNode, 'method')?.value : undefined;
    return { ...propertySymbol(scroller, document, []), kind: SymbolKind.Event, detail: method ?? '' };
  });
  const detail = findText(pagination, 'method')?.value ?? '';
  return { ...propertySymbol(property, document, scrollers), kind: SymbolKind.Event, detail };
}

function configSymbol(property: PropertyASTNode, model: ExtractorModel): DocumentSymbol {
  const children = propertiesOf(model.config).map((child) => {
    return propertySymbol(child, model.document, childrenByMeaning(child, model));
  });
  return propertySymbol(property, model.document, children);
}

/** The children with a meaning: below `jobs` the jobs, below `mappings` the tables; undefined for keys as written. */
function childrenByMeaning(
  { keyNode, valueNode }: PropertyASTNode,
  model: ExtractorModel,
): DocumentSymbol[] | undefined {
  if (keyNode.value === 'jobs') return model.jobs.map((job) => jobSymbol(job, model));
  if (keyNode.value !== 'mappings') return undefined;
  const mappings = asObject(valueNode);
  return mappings?.properties.map((mapping) => mappingSymbol(mapping, model.document));
}

/** The symbol of a job. A child is named without its parents, because it is shown below them. */
function jobSymbol(job: Job, model: ExtractorModel, parent?: Job): DocumentSymbol {
  const { node, name } = job;
  const method = textOrDefault(node, 'method', jobOptions).toUpperCase();
  const endpoint = findText(node, 'endpoint')?.value;
  return {
    name: parent ? name.slice(`${parent.name} > `.length) : name,
    detail: endpoint === undefined ? '' : `${method} ${endpoint}`,
    kind: SymbolKind.Function,
    range: rangeOf(model.document, node),
    selectionRange: rangeOf(model.document, nameOf(node)),
    children: job.children.map((child) => jobSymbol(child, model, job)),
  };
}

/** The text that names the job; without one, its opening brace. */
function nameOf(node: ObjectASTNode): Span {
  const label = findText(node, '__NAME') ?? findText(node, 'dataType') ?? findText(node, 'endpoint');
  return label ?? { offset: node.offset, length: 1 };
}
