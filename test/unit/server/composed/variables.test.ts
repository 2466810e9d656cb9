import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { semanticTokenTypes } from '../../../../server/service/features/semanticTokens.ts';
import { kbagentFolder, kbagentTree, kbagentVariables } from '../../../support/kbagentTree.ts';
import { type KbcConfiguration, kbcFolder, kbcTree } from '../../../support/kbcTree.ts';
import { linkText } from '../../../support/platform/linkText.ts';
import { pathOf, treeService } from '../../../support/treeService.ts';

const shop: KbcConfiguration = {
  name: 'shop',
  body: {
    parameters: {
      api: { baseUrl: 'https://{{ region }}.shop.example/' },
      config: { '#token': '{{ vault.token }}', jobs: [{ endpoint: 'orders', params: { since: '{{since}}' } }] },
    },
  },
  variables: ['region', 'since', 'unused'],
  values: { default: { region: 'eu', since: '2026-01-01', unused: 'x' }, us: { region: 'us', since: '2026-02-01' } },
};

/** Both trees with the same configuration, and the places of its files. */
const trees = [
  {
    tool: 'kbc',
    texts: kbcTree(shop),
    body: `${kbcFolder(shop)}/config.json`,
    variables: `${kbcFolder(shop)}/variables/config.json`,
    values: (set: string) => `${kbcFolder(shop)}/variables/values/${set}/config.json`,
  },
  {
    tool: 'kbagent',
    texts: kbagentTree(shop),
    body: `${kbagentFolder(shop)}/_config.yml`,
    variables: `${kbagentVariables(shop)}/_config.yml`,
    values: (set: string) => `${kbagentVariables(shop)}/rows/${set}/_config.yml`,
  },
];

for (const { tool, texts, body, variables, values } of trees) {
  describe(`variables in a tree of ${tool}`, () => {
    /** Opens a file with the cursor after the first place of a word. */
    async function at(file: string, word: string, text?: string) {
      const { service, open, textOf } = treeService(texts);
      const document = open(file, text);
      await service.refreshEnvironment(document);
      const position = document.positionAt(document.getText().indexOf(word) + word.length);
      return { service, document, position, textOf };
    }

    async function hoverAt(file: string, word: string): Promise<string> {
      const { service, document, position } = await at(file, word);
      const hover = await service.findHover(document, position);
      return JSON.stringify(hover?.contents ?? '');
    }

    it('show the chosen value, and those of all sets', async () => {
      const hover = await hoverAt(body, '{{ reg');
      assert.match(hover, /Variable `region` is `eu`/);
      assert.match(hover, /- default: `eu` \(default\)\\n- us: `us`/);
    });

    it('show the same where they are defined', async () => {
      assert.match(await hoverAt(variables, 'regi'), /Variable `region`, from/);
    });

    it('never show an entry of the vault', async () => {
      assert.match(await hoverAt(body, '{{ vault.to'), /Entry `token` of the vault: only/);
    });

    describe('with a vault', () => {
      const vault = { names: ['token', 'USER_1'], from: 'project 4321' };
      const completed = async (typing: string, known?: typeof vault) => {
        const { service, open, textOf } = treeService(texts, known && { vault: known });
        const text = textOf(body).replace('{{ region }}', typing);
        const document = open(body, text);
        await service.refreshEnvironment(document);
        const position = document.positionAt(text.indexOf(typing) + typing.length);
        const { items } = await service.findCompletions(document, position);
        return items
          .filter(({ label }) => label.startsWith('vault.'))
          .map(({ label, detail, textEdit }) => {
            assert.ok(textEdit && 'range' in textEdit);
            const after = TextDocument.applyEdits(document, [textEdit]);
            assert.equal(after, text.replace(typing, `{{ ${label} }}`));
            return [label, detail];
          });
      };

      const all = [
        ['vault.token', 'Vault of project 4321'],
        ['vault.USER_1', 'Vault of project 4321'],
      ];
      const cases: [what: string, typing: string, known: typeof vault | undefined, expected: unknown[]][] = [
        ['all entries after the braces', '{{ ', vault, all],
        ['all entries within a name', '{{ vault.U', vault, all],
        ['what the configuration uses, where the vault is not known', '{{ va', undefined, [['vault.token', 'Vault']]],
        ['none in three braces, where the vault is not looked at', '{{{ vault.', vault, []],
        ['none within another name', '{{ reg', vault, []],
      ];
      for (const [what, typing, known, expected] of cases)
        it(`offer ${what}`, async () => assert.deepEqual(await completed(typing, known), expected));

      const hovers: [what: string, known: typeof vault | undefined, says: RegExp][] = [
        ['is not known', undefined, /Entry `token` of the vault: only a job on the platform knows its value/],
        ['has the entry', vault, /Entry `token` of the vault of project 4321: only/],
        ['has no such entry', { ...vault, names: ['tokens'] }, /The vault of project 4321 has no entry `token`/],
      ];
      for (const [what, known, says] of hovers)
        it(`say where an entry is from, and what a run here needs, where the vault ${what}`, async () => {
          const { service, open } = treeService(texts, known && { vault: known });
          const document = open(body);
          await service.refreshEnvironment(document);
          const word = '{{ vault.to';
          const position = document.positionAt(document.getText().indexOf(word) + word.length);
          const hover = JSON.stringify((await service.findHover(document, position))?.contents);
          assert.match(hover, says);
          assert.match(hover, /`#token`/);
        });

      describe('that the link of the folder names', () => {
        const linked = (day: string, ...names: string[]) => ({
          '.pagewright/project.json': linkText({
            vault: names,
            vaultReadAt: `${day}T05:00:00Z`,
            branch: { id: '1', name: 'Main' },
          }),
        });

        it('complete and explain, as of the day of the link', async () => {
          const { service, open } = treeService({ ...texts, ...linked('2026-11-29', 'token', 'USER_1') });
          const document = open(body);
          await service.refreshEnvironment(document);
          const position = document.positionAt(document.getText().indexOf('{{ vault.to') + '{{ vault.to'.length);
          const { items } = await service.findCompletions(document, position);
          const offered = items.filter(({ label }) => label.startsWith('vault.'));
          const detail = 'Vault of project 4321, as of 2026-11-29';
          assert.deepEqual(
            offered.map((item) => [item.label, item.detail]),
            [
              ['vault.token', detail],
              ['vault.USER_1', detail],
            ],
          );
          const hover = JSON.stringify((await service.findHover(document, position))?.contents);
          assert.match(hover, /Entry `token` of the vault of project 4321: .* It was there as of 2026-11-29\./);
        });

        it('are looked at again when files have changed, and those of the editor win', async () => {
          const found = async (names: string[], known?: typeof vault) => {
            const { service, open } = treeService(
              { ...texts, ...linked('2026-11-28', 'x') },
              known && { vault: known },
            );
            const document = open(body);
            const before = await service.findDiagnostics(document);
            open('.pagewright/project.json', linked('2026-11-29', ...names)['.pagewright/project.json']);
            const after = await service.findDiagnostics(document);
            return [before, after].map((all) =>
              all.filter(({ code }) => code === 'variable.unknown-vault-entry').map(({ message }) => message),
            );
          };
          const [before, after] = await found(['tokens']);
          assert.match(before?.[0] ?? '', /had no entry "token" as of 2026-11-28\./);
          assert.match(after?.[0] ?? '', /had no entry "token" as of 2026-11-29\. Did you mean "tokens"\?/);
          assert.deepEqual(await found(['token'], vault), [[], []]);
          assert.deepEqual((await found(['token']))[1], []);
        });
      });

      it('offer to correct a slip, in an entry and in a variable', async () => {
        for (const [before, slip, name] of [
          ['{{ vault.token }}', '{{vault.tokne}}', '{{vault.token}}'],
          ['{{ region }}', '{{ regoin }}', '{{ region }}'],
        ] as const) {
          const { service, open, textOf } = treeService(texts, { vault });
          const document = open(body, textOf(body).replace(before, slip));
          const actions = await service.findCodeActions(document, await service.findDiagnostics(document));
          const action = actions.find(({ diagnostics: [one] = [] }) => String(one?.code).startsWith('variable.'));
          const after = TextDocument.applyEdits(document, action?.edit?.changes?.[document.uri] ?? []);
          assert.equal(after, document.getText().replace(slip, name));
        }
      });

      it('find an entry that it does not have', async () => {
        const { service, open } = treeService(texts, { vault: { ...vault, names: ['tokens'] } });
        const found = await service.findDiagnostics(open(body));
        const [entry] = found.filter(({ code }) => code === 'variable.unknown-vault-entry');
        assert.match(entry?.message ?? '', /Did you mean "tokens"\?/);
      });
    });

    it('lead to their definition and their value', async () => {
      const { service, document, position, textOf } = await at(body, '{{ reg');
      const found = await service.findDefinition(document, position);
      const shown = found.map(({ uri, range }) => {
        const other = TextDocument.create(uri, '', 1, textOf(pathOf(uri)));
        return [pathOf(uri), other.getText(range).replaceAll('"', '')];
      });
      assert.deepEqual(shown, [
        [variables, 'region'],
        [values('default'), 'eu'],
      ]);
    });

    it('are found wherever they stand', async () => {
      const { service, document, position } = await at(values('us'), 'regi');
      const found = service.findReferences(document, position, true).map(({ uri }) => pathOf(uri));
      assert.deepEqual(found.toSorted(), [body, variables, values('default'), values('us')].toSorted());
    });

    for (const [title, file, word] of [
      ['a use', body, '{{ reg'],
      ['the definition', variables, 'regi'],
      ['a value', values('us'), 'regi'],
    ] as const) {
      it(`get another name in all files, from ${title}`, async () => {
        const { service, document, position, textOf } = await at(file, word);
        const answer = service.rename(document, position, 'area');
        assert.ok(answer && 'changes' in answer && answer.changes);
        const changed = Object.entries(answer.changes).map(([uri, edits]) => {
          const other = TextDocument.create(uri, '', 1, textOf(pathOf(uri)));
          return [pathOf(uri), TextDocument.applyEdits(other, edits)] as const;
        });
        const expected = [body, variables, values('default'), values('us')].map(
          (each) => [each, textOf(each).replace('region', 'area')] as const,
        );
        assert.deepEqual(new Map(changed), new Map(expected));
      });
    }

    it('do not get the name of another one, nor one that the platform does not read', async () => {
      const { service, document, position } = await at(body, '{{ reg');
      for (const name of ['since', 'a b', 'é', '', 'yes'])
        assert.ok('refusal' in Object(service.rename(document, position, name)), name);
    });

    it('have a colour of their own', async () => {
      const { service, document } = await at(body, '');
      const data = service.findSemanticTokens(document);
      const type = semanticTokenTypes.indexOf('variable');
      assert.equal(data.filter((value, index) => index % 5 === 3 && value === type).length, 3);
    });

    const typed: [title: string, before: string, typing: string, after: string][] = [
      ['after two braces', '{{ region }}', '{{', '{{ since }}'],
      ['after a space', '{{ region }}', '{{ ', '{{ since }}'],
      ['within a name', '{{ region }}', '{{ re', '{{ since }}'],
    ];
    for (const [title, before, typing, after] of typed) {
      it(`are offered ${title}`, async () => {
        const text = treeService(texts).textOf(body).replace(before, typing);
        const { service, document, position } = await at(body, typing, text);
        const { items } = await service.findCompletions(document, position);
        assert.deepEqual(
          items.map(({ label }) => label),
          ['region', 'since', 'unused'],
        );
        const edit = items[1]?.textEdit;
        assert.ok(edit && 'range' in edit);
        assert.equal(TextDocument.applyEdits(document, [edit]), treeService(texts).textOf(body).replace(before, after));
      });
    }

    it('have the values that are chosen', async () => {
      const { service, open } = treeService(texts, { values: 'us' });
      const document = open(body);
      await service.refreshEnvironment(document);
      assert.match(
        service.findPlan(document, undefined) ?? '',
        /https:\/\/us\.shop\.example\/orders\?since=2026-02-01/,
      );
    });

    it('say why a plan cannot be made with the values that are chosen', async () => {
      const { service, open } = treeService(texts, { values: 'asia' });
      const document = open(body);
      await service.refreshEnvironment(document);
      assert.match(service.findPlan(document, undefined) ?? '', /no values "asia"/);
    });
  });
}
