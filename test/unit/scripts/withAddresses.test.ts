import assert from 'node:assert/strict';
import { extensionManifest } from '../../../scripts/lib/extensionManifest.ts';
import { publicAddresses } from '../../../scripts/lib/publicAddresses.ts';
import { withAddresses, withPictures } from '../../../scripts/lib/withAddresses.ts';

const page = `# Title

![A picture](docs/images/a.png)

See [the docs](guide/start.md#top), [a site](https://example.com/x) and [below](#below).
`;

describe('the extension page', () => {
  for (const repository of [
    'https://example.com/me/it',
    'https://example.com/me/it/',
    { type: 'git', url: 'git+https://example.com/me/it.git' },
  ]) {
    it(`leads to the repository where package.json names one: ${JSON.stringify(repository)}`, () => {
      const addresses = publicAddresses({ repository });
      assert.equal(
        withAddresses(page, addresses),
        `# Title

![A picture](https://example.com/me/it/raw/HEAD/docs/images/a.png)

See [the docs](https://example.com/me/it/blob/HEAD/guide/start.md#top), [a site](https://example.com/x) and [below](#below).
`,
      );
    });
  }

  it('has no picture and no link that leads nowhere where it names none', () => {
    assert.equal(
      withAddresses(page, publicAddresses({})),
      `# Title

See the docs, [a site](https://example.com/x) and [below](#below).
`,
    );
  });

  it('leads from its documentation to the pages beside it, and to pictures that do not ship', () => {
    const documentation = '![A picture](images/a.png)\n\nSee [the start](start.md).\n';
    const repository = 'https://example.com/me/it';
    assert.equal(
      withPictures(documentation, publicAddresses({ repository })),
      `![A picture](${repository}/raw/HEAD/docs/images/a.png)\n\nSee [the start](start.md).\n`,
    );
    assert.equal(withPictures(documentation, undefined), 'See [the start](start.md).\n');
  });

  const shipped = (more: object) => {
    const properties = { 'pagewright.diagnostics.severity': {} };
    const manifest = { name: 'it', contributes: { configuration: { properties } }, ...more };
    return JSON.parse(extensionManifest(JSON.stringify(manifest), []));
  };

  it('takes the addresses of its manifest from the repository, unless they are set', () => {
    const repository = 'https://example.com/me/it';
    const { homepage, bugs } = shipped({ repository });
    assert.deepEqual([homepage, bugs], [`${repository}#readme`, { url: `${repository}/issues` }]);
    assert.equal(shipped({ repository, homepage: 'https://example.com/' }).homepage, 'https://example.com/');
    const none = shipped({});
    assert.deepEqual([none.repository, none.homepage, none.bugs], [undefined, undefined, undefined]);
  });
});
