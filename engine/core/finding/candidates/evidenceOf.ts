import { findPath } from '../../json/findPath.ts';
import { isList } from '../../json/value.ts';
import { isPagingObjectInBody } from '../../recognition/paging/pagingObject.ts';
import { recognise } from '../../recognition/paging/recognise.ts';
import { plainName } from '../../recognition/plainName.ts';
import { knownPaths } from '../../shapes/knownPaths.ts';
import { ShapeCollector } from '../../shapes/shapeCollector.ts';
import type { ShapeSchema } from '../../shapes/shapes.ts';
import type { Bench } from '../bench/bench.ts';
import type { PageReply } from '../bench/reply.ts';
import type { JobEvidence } from './candidate.ts';
import { dottedDelimiter } from './readEvidence.ts';
import { viewOfEvidence } from './viewOfEvidence.ts';

/** The evidence of one page and its request, for finding candidates. */
export function evidenceOf(bench: Bench, { request, response, answer, records, observed }: PageReply): JobEvidence {
  const schema = shapeOf(response);
  const path = observed.recordsPath === '.' ? '' : (observed.recordsPath ?? '');
  const isFound = isList(path === '' ? response : findPath(response, path));
  const { url } = bench.job;
  const evidence = {
    response: schema === undefined ? [] : knownPaths(schema, { delimiter: '.' }),
    dotted:
      schema === undefined
        ? []
        : knownPaths(schema, { delimiter: dottedDelimiter }).filter((each) => each.path.includes('.')),
    record: pathsOf(records),
    method: request.method,
    params: bench.sentWith(request),
    names: bench.job.names,
    page: { url, headers: Object.fromEntries(answer.headers), response },
    records: isFound ? { path, list: records } : undefined,
    describedHolder: Object.values(bench.job.names).flatMap(({ name }) => holderIn(name))[0],
  };
  return { ...evidence, paging: recognise(viewOfEvidence(evidence, request.endpoint)) };
}

function holderIn(name: string): string[] {
  const [holder = ''] = name.split('.');
  return holder !== name && isPagingObjectInBody(plainName(holder)) ? [holder] : [];
}

function pathsOf(records: PageReply['records']) {
  const items = shapeOf(records)?.items;
  return items === undefined ? [] : knownPaths(items, { delimiter: '.' });
}

function shapeOf(value: PageReply['response']): ShapeSchema | undefined {
  const collector = new ShapeCollector();
  collector.add('', value);
  return collector.toFile().jobs['']?.schema;
}
