import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ExtractorService, ExtractorServiceParams, Profile, TextDocument } from '@pagewright/server/service';
import type { ToolCall } from '../call/toolCall.ts';
import type { Configuration } from './configuration.ts';
import { shapesFile } from './sessionFiles.ts';

interface ServiceOptions {
  /** The document of its API, instead of those next to it. */
  described?: string | undefined;
  /** The profile, instead of the one of its settings. */
  profile?: Profile | undefined;
}

/** The editor's service for one configuration, which reads only files that the tools may read. */
export async function openService(
  { file, uri, text, environment }: Configuration,
  call: ToolCall,
  { described, profile }: ServiceOptions = {},
): Promise<{ service: ExtractorService; document: TextDocument }> {
  const { createDescriptionReader, createExtractorService, nothingKnown, readOrError, TextDocument } = await import(
    '@pagewright/server/localService'
  );
  const { folders, host } = call;
  const learned = await shapesFile(file, call);
  const readText: ExtractorServiceParams['readText'] = async (asked, kind) => {
    const wanted = fileURLToPath(asked);
    return wanted === learned || (await folders.has(wanted)) ? await readOrError(wanted, kind) : undefined;
  };
  const reader = createDescriptionReader();
  const known = {
    ...nothingKnown,
    shapes: { uri: pathToFileURL(learned).href, changedAt: Date.now() },
    environment,
  };
  const service = createExtractorService({
    schema: await readSchema(host.assets.schemas),
    readText,
    workspaceFolders: () => folders.all.map((folder) => pathToFileURL(folder).href),
    descriptions: {
      open: async (files) => {
        if (described !== undefined) return await reader.open([fileAt(described)]);
        const inside: (typeof files)[number][] = [];
        for (const each of files) if (await folders.has(fileURLToPath(each.uri))) inside.push(each);
        return await reader.open(inside);
      },
    },
    now: Date.now,
    knownOf: () => known,
    profile,
  });
  const document = TextDocument.create(uri, 'extractor-config', 1, text);
  await service.refreshEnvironment(document);
  return { service, document };
}

function fileAt(file: string) {
  const { href } = pathToFileURL(file);
  return { uri: href, folder: href.slice(0, href.lastIndexOf('/') + 1), isNamed: true };
}

/** The schema of configurations, as it ships. */
export async function readSchema(folder: string): Promise<ExtractorServiceParams['schema']> {
  const { readForeignText } = await import('@pagewright/engine/files');
  return JSON.parse(await readForeignText(path.join(folder, 'extractor.schema.json'), 'configuration'));
}
