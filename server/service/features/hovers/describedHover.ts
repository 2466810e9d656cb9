import { codeSpan, escapeMarkdown } from '@pagewright/core/text/markdownCode';
import type { PropertyASTNode } from 'vscode-json-languageservice';
import type { Described } from '../../descriptions/described.ts';
import { describeParam, describeValue } from '../../descriptions/describeValue.ts';
import { placeInJob } from '../../descriptions/placeInJob.ts';
import type { Job } from '../../model/extractorModel.ts';
import type { HoverSource } from './hoverSource.ts';

/** Shows the API's description of the endpoint or a parameter of a job. */
export const describedHover: HoverSource = ({ model, offset, described }) => {
  const place = described && placeInJob(model, offset);
  if (!place) return undefined;
  const { job, property, param: name } = place;
  if (name === undefined) return part(endpointText(job, described), property);
  const param = described.paramsOf(job, model).find((each) => each.name === name);
  if (param === undefined) return undefined;
  const text = `${codeSpan(described.name)}: ${escapeMarkdown(describeParam(param))}. ${describeValue(param.about)}`;
  return part(text.trim(), property);
};

function part(text: string | undefined, { keyNode, valueNode }: PropertyASTNode) {
  return text === undefined ? undefined : { text, span: valueNode?.type === 'string' ? valueNode : keyNode };
}

function endpointText(job: Job, described: Described): string | undefined {
  const operation = described.operationOf(job)?.operation;
  if (operation === undefined) return undefined;
  const { method, path, isDeprecated } = operation;
  const text = described.detailsOf(job)?.description ?? operation.summary;
  const note = isDeprecated ? ' Deprecated.' : '';
  return `${codeSpan(described.name)}: ${codeSpan(`${method} ${path}`)}.${note} ${escapeMarkdown(text)}`.trim();
}
