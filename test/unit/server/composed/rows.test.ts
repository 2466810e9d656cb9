import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { runCommands } from '../../../../server/protocol.ts';
import { kbagentFolder, kbagentTree } from '../../../support/kbagentTree.ts';
import { type KbcConfiguration, kbcFolder, kbcTree } from '../../../support/kbcTree.ts';
import { pathOf, treeService } from '../../../support/treeService.ts';

const paging = { method: 'offset', limit: 100 };
const rowWith = (job: object) => ({ parameters: { config: { jobs: [job] } } });

const shop: KbcConfiguration = {
  name: 'shop',
  body: {
    parameters: {
      api: {
        baseUrl: 'https://shop.example/',
        pagination: { method: 'multiple', scrollers: { byPage: paging, other: paging } },
      },
      config: { debug: true },
    },
  },
  rows: {
    users: rowWith({ endpoint: 'users', scroller: 'byPage' }),
    teams: rowWith({ endpoint: 'teams', scroller: 'byPage' }),
    tags: rowWith({ endpoint: 'tags', scroller: 'other', methud: 'GET' }),
  },
};

const trees = [
  { tool: 'kbc', texts: kbcTree(shop), folder: kbcFolder(shop), file: 'config.json' },
  { tool: 'kbagent', texts: kbagentTree(shop), folder: kbagentFolder(shop), file: '_config.yml' },
];

for (const { tool, texts, folder, file } of trees) {
  const body = `${folder}/${file}`;
  const row = (name: string) => `${folder}/rows/${name}/${file}`;

  describe(`a configuration with rows in a tree of ${tool}`, () => {
    async function at(path: string, word: string) {
      const tree = treeService(texts);
      const document = tree.open(path);
      await tree.service.refreshEnvironment(document);
      const position = document.positionAt(document.getText().indexOf(word) + word.length - 1);
      return { ...tree, document, position };
    }

    it('leads from a row to the definition in the configuration', async () => {
      const { service, document, position } = await at(row('users'), 'byPage');
      assert.deepEqual(
        (await service.findDefinition(document, position)).map(({ uri }) => pathOf(uri)),
        [body],
      );
    });

    for (const from of [row('users'), body]) {
      it(`finds a name in the configuration and in all rows, from ${from}`, async () => {
        const { service, document, position } = await at(from, 'byPage');
        assert.deepEqual(
          new Set(service.findReferences(document, position, true).map(({ uri }) => pathOf(uri))),
          new Set([body, row('users'), row('teams')]),
        );
      });

      it(`renames it there, from ${from}`, async () => {
        const { service, document, position, textOf } = await at(from, 'byPage');
        const answer = service.rename(document, position, 'pages');
        assert.ok(answer && 'changes' in answer && answer.changes, JSON.stringify(answer));
        const changed = Object.entries(answer.changes).map(([uri, edits]) => [
          pathOf(uri),
          TextDocument.applyEdits(TextDocument.create(uri, '', 1, textOf(pathOf(uri))), edits),
        ]);
        const expected = [body, row('users'), row('teams')].map((each) => [
          each,
          textOf(each).replace('byPage', 'pages'),
        ]);
        assert.deepEqual(Object.fromEntries(changed), Object.fromEntries(expected));
      });
    }

    it('fixes a row in its file', async () => {
      const { service, document, textOf } = await at(row('tags'), 'methud');
      const [finding] = await service.findDiagnostics(document);
      assert.equal(finding?.code, 'config.unknown-key');
      const [action] = await service.findCodeActions(document, finding ? [finding] : []);
      const edits = action?.edit?.changes?.[document.uri] ?? [];
      assert.equal(TextDocument.applyEdits(document, edits), textOf(row('tags')).replace('methud', 'method'));
    });

    it('fixes it also right after the configuration was read again', async () => {
      const { service, document } = await at(row('tags'), 'methud');
      const found = await service.findDiagnostics(document);
      const again = await at(row('tags'), 'methud');
      const actions = await again.service.findCodeActions(again.document, found);
      assert.deepEqual(
        actions.map(({ title }) => title),
        ['Change to "method"'],
      );
    });

    it('completes in a row what the configuration has', async () => {
      const { service, document, position } = await at(row('users'), 'byP');
      const { items } = await service.findCompletions(document, position);
      assert.deepEqual(
        items.map(({ label }) => label),
        ['byPage', 'other'],
      );
    });

    it('runs a row from its file, and nothing from a configuration without jobs', async () => {
      const { service, document } = await at(row('users'), 'users');
      const lenses = service.findCodeLenses(document, runCommands).map(({ command }) => command);
      assert.deepEqual(
        lenses.map((command) => [command?.title, ...(command?.arguments ?? [])]),
        [
          ['Run Extraction', document.uri],
          ['Debug', document.uri],
          ['Run', document.uri, 'users'],
          ['First Page', document.uri, 'users'],
        ],
      );
      assert.match(lenses[2]?.tooltip ?? '', /GET \/users\?limit=100&offset=0/);
      const whole = await at(body, 'api');
      assert.deepEqual(whole.service.findCodeLenses(whole.document, runCommands), []);
    });

    it('plans a row alone, and the configuration row by row', async () => {
      const { service, document } = await at(row('teams'), 'teams');
      assert.match(service.findPlan(document, undefined) ?? '', /^teams /);
      const whole = await at(body, 'api');
      const plan = whole.service.findPlan(whole.document, undefined) ?? '';
      assert.deepEqual(plan.match(/^Row ".*"$/gm), ['Row "users"', 'Row "teams"', 'Row "tags"']);
    });

    it('has the jobs of a row at their places', async () => {
      const { service, document } = await at(row('teams'), 'teams');
      const [job] = service.findJobs(document);
      assert.equal(job?.name, 'teams');
      assert.match(job ? document.getText(job.range) : '', /^\{?\s*"?endpoint"?: "?teams/);
    });

    it('has the places of pointers where their text is', async () => {
      const { service, document } = await at(row('tags'), 'tags');
      const places = service.findDocumentPlaces(document, ['/config/jobs/0/methud', '/api/pagination']);
      assert.deepEqual(
        places.map((place) => place && document.getText(place.range).replaceAll('"', '')),
        ['GET', null],
      );
    });

    it('knows nothing of a position that no text has', async () => {
      const { service, document } = await at(row('users'), 'users');
      const end = document.positionAt(document.getText().length);
      assert.equal(await service.findHover(document, end), null);
      assert.deepEqual(await service.findDefinition(document, end), []);
      assert.deepEqual(service.findReferences(document, end, true), []);
      assert.equal(service.rename(document, end, 'x'), null);
    });
  });
}
