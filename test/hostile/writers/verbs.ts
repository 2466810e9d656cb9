import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { har, openapi, postman, recording } from './documents.ts';
import { configuration, firstKeyOf, having } from './given.ts';
import type { Writer } from './writer.ts';

const ofRun = (text: string) => {
  const { outcome, jobs, tables } = JSON.parse(text);
  return [outcome, jobs.length, tables.length];
};

const imports: Writer[] = [
  ['import-openapi', openapi],
  ['import-har', har],
  ['import-postman', postman],
].flatMap(([verb, document]): Writer[] => [
  {
    name: `${verb} --force`,
    does: { args: [String(verb), 'described.json', '--out', 'a.extractor.json', '--force'] },
    prepare: having({ 'described.json': document }),
    replaces: ['a.extractor.json'],
  },
  {
    name: `${verb} --report`,
    does: { args: [String(verb), 'described.json', '--out', 'a.extractor.json', '--report', 'report.json'] },
    prepare: having({ 'described.json': document }),
    makes: ['a.extractor.json'],
    replaces: ['report.json'],
  },
]);

/** All commands of the command line that write, each in a separate process. */
export const verbs: Writer[] = [
  ...imports,
  {
    name: 'import-openapi, with settings that get a line',
    does: { args: ['import-openapi', 'described.json', '--out', 'a.extractor.json'] },
    prepare: having({ 'described.json': openapi, '.pagewright.json': '{ "descriptions": {} }' }),
    makes: ['a.extractor.json', '.pagewright.json'],
  },
  {
    name: 'import-openapi, with settings that it makes',
    does: { args: ['import-openapi', 'described.json', '--out', 'a.extractor.json'] },
    prepare: having({ 'described.json': openapi }),
    makes: ['a.extractor.json', '.pagewright.json'],
  },
  {
    name: 'import-openapi, with a copy of the document',
    does: { args: ['import-openapi', 'described.json', '--out', 'deep/a.extractor.json'] },
    prepare: having({ 'described.json': openapi, 'deep/.pagewright.json': '{}' }),
    makes: ['deep/a.extractor.json', 'deep/a.openapi.json'],
  },
  {
    name: 'init-guidance --force',
    does: { args: ['init-guidance', '--force'] },
    replaces: ['AGENTS.md'],
  },
  {
    name: 'find-paging --write',
    does: { args: ['find-paging', 'a.extractor.json', '--write'] },
    prepare(folder, url) {
      const config = { api: { baseUrl: url }, config: { jobs: [{ endpoint: 'items' }] } };
      writeFileSync(path.join(folder, 'a.extractor.json'), JSON.stringify(config));
    },
    // The second time there is nothing to write.
    makes: ['a.extractor.json'],
  },
  {
    name: 'run',
    does: {
      args: [
        ...['run', 'a.extractor.json', '--out', 'out', '--record', 'recording', '--shapes', 'a.shapes.json'],
        ...['--report', 'report.json'],
      ],
    },
    prepare: configuration,
    replaces: ['report.json', 'a.shapes.json', 'out/state.json'],
    moves: ['out/tables/b.items.csv', 'out/tables/b.orders.csv', 'recording/recording.json'],
    essence: (text) => (text.startsWith('{') ? firstKeyOf(text) : text),
  },
  {
    name: 'run --report of a run that fails',
    does: { args: ['run', 'a.extractor.json', '--out', 'out', '--report', 'report.json', '--job', 'nowhere'] },
    prepare: configuration,
    replaces: ['report.json'],
    code: 1,
    essence: ofRun,
  },
  {
    name: 'recording import',
    does: { args: ['recording', 'import', 'a.har', '--into', 'recording'] },
    prepare: having({ 'a.har': har }),
    moves: ['recording/recording.json'],
  },
  {
    name: 'recording export --force',
    does: { args: ['recording', 'export', 'recording', '--to', 'requests.json', '--force'] },
    prepare: having(recording),
    replaces: ['requests.json'],
  },
  {
    name: 'shards --pages',
    does: { args: ['shards', 'a.extractor.json', '--pages', 'pages'] },
    prepare: configuration,
    makes: ['pages/shards.json'],
    essence: firstKeyOf,
  },
];
