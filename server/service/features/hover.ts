import type { Hover, LanguageService, MarkedString, Position } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { redactorOf } from '../model/redactorOf.ts';
import { rangeOf } from '../text/ranges.ts';
import type { HoverKnowledge, HoverRequest, HoverSource } from './hovers/hoverSource.ts';
import { hoverSources, longHoverSources } from './hovers/index.ts';

/** The text of the schema about the place, and other knowledge: see `hovers/`. */
export async function findHover(
  json: LanguageService,
  model: ExtractorModel,
  position: Position,
  knowledge: HoverKnowledge,
): Promise<Hover | null> {
  const request = { model, offset: model.document.offsetAt(position), ...knowledge };
  const described = await json.doHover(model.document, position, model.json);
  const known = partsOf(hoverSources, request);
  const long = partsOf(longHoverSources, request);
  const help = [...(described ? textsOf(described) : []), ...known.map(({ text }) => text)];
  const sections = [joined(help, '\n\n'), ...long.map(({ text }) => text)];
  const value = joined(sections, '\n\n---\n\n');
  const [part] = [...known, ...long];
  const range = described?.range ?? (part && rangeOf(model.document, part.span));
  return value === '' ? null : { contents: { kind: 'markdown', value }, ...(range && { range }) };
}

function partsOf(sources: readonly HoverSource[], request: HoverRequest) {
  return sources.flatMap((source) => {
    const part = source(request);
    return part === undefined ? [] : { ...part, text: redactorOf(request.model)(part.text) };
  });
}

function joined(texts: readonly string[], separator: string): string {
  return texts.filter((text) => text !== '').join(separator);
}

function textsOf({ contents }: Hover): string[] {
  const parts: (MarkedString | { value: string })[] = Array.isArray(contents) ? contents : [contents];
  return parts.map((part) => (typeof part === 'string' ? part : part.value));
}
