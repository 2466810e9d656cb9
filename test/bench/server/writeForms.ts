import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { kbagentFolder, kbagentTree } from '../../support/kbagentTree.ts';
import { kbcFolder, kbcTree } from '../../support/kbcTree.ts';
import type { TreeTexts } from '../../support/treeService.ts';
import { createConfiguration } from './createConfiguration.ts';

/** A configuration in one of the forms in which authors have it. */
export interface ConfigurationForm {
  name: string;
  uri: string;
  text: string;
  languageId: string;
}

const shop = { name: 'shop' };

/** Writes a configuration of this many jobs in each form into a folder: alone, in both trees, and as the row of another. */
export async function writeForms(jobs: number, folder: string): Promise<ConfigurationForm[]> {
  const text = createConfiguration(jobs);
  const { api, config } = JSON.parse(text);
  const body = { parameters: { api, config } };
  const variables = { variables: ['region'], values: { default: { region: 'eu' } } };
  const rows = { all: { parameters: { config } } };
  const forms: [name: string, texts: TreeTexts, file: string][] = [
    ['JSON alone', { 'shop.extractor.json': text }, 'shop.extractor.json'],
    ['config.json', kbcTree({ ...shop, body }), `${kbcFolder(shop)}/config.json`],
    ['config.json with variables', kbcTree({ ...shop, body, ...variables }), `${kbcFolder(shop)}/config.json`],
    [
      'a row in JSON',
      kbcTree({ ...shop, body: { parameters: { api, config: {} } }, rows }),
      `${kbcFolder(shop)}/rows/all/config.json`,
    ],
    ['_config.yml', kbagentTree({ ...shop, body }), `${kbagentFolder(shop)}/_config.yml`],
  ];
  return await Promise.all(
    forms.map(([name, texts, file], index) => writeForm(name, texts, file, path.join(folder, `form-${jobs}-${index}`))),
  );
}

async function writeForm(name: string, texts: TreeTexts, file: string, folder: string): Promise<ConfigurationForm> {
  const written = new Map(Object.entries(texts).map(([each, text]) => [each, textOf(text)]));
  for (const [each, text] of written) {
    const place = path.join(folder, each);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
  const languageId = file.endsWith('.yml') ? 'extractor-config-yaml' : 'extractor-config';
  return { name, uri: pathToFileURL(path.join(folder, file)).href, text: written.get(file) ?? '', languageId };
}

function textOf(text: unknown): string {
  return typeof text === 'string' ? text : `${JSON.stringify(text, null, 2)}\n`;
}
