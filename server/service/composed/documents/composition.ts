import { composeText } from '@pagewright/core/project/composed/composeText';
import { isYamlFile } from '@pagewright/core/project/editing/editSource';
import type { ProjectFinding } from '@pagewright/core/project/model/projectTree';
import { type ReadSource, readSource } from '@pagewright/core/project/model/readSource';
import { toBody } from '@pagewright/core/project/model/toBody';
import type { SourceNode, SourcePlace } from '@pagewright/core/project/source/sourceNode';
import type { KnownVariables } from '@pagewright/core/project/variables/knownVariables';
import type { UsedVariable } from '@pagewright/core/project/variables/usedVariable';
import type { VaultEntries } from '@pagewright/core/project/variables/vaultEntries';
import type { Location, Position, Range } from 'vscode-json-languageservice';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { BrokenPlace } from '../../text/brokenDocument.ts';
import { brokenPlaces, emptyPlaces } from './brokenPlaces.ts';
import { ComposedDocument } from './composedDocument.ts';
import type { PlaceMap } from './mapAnswer.ts';
import type { VariableIndex } from './variableIndex.ts';

/** The text that one job of the platform runs: a configuration with one of its rows, or without rows. */
export interface ComposedPart {
  document: ComposedDocument;
  /** The name of its row; absent: the configuration has none. */
  row?: string;
  /** The name of the file of its row, or of a configuration without rows. */
  file: string;
  /** The name of the file of its configuration. */
  configurationFile: string;
  /** Whether the configuration has further rows, which a change of its file changes, too. */
  hasOtherRows: boolean;
  /** Whether it is switched off, so that no job runs it. */
  isDisabled: boolean;
}

/** The texts that a document of a tree stands for. */
interface CompositionParams {
  asked: TextDocument;
  /** The name of the asked file. */
  file: string;
  /** The parts that the asked document is a body of, in the order of the rows. */
  parts: readonly ComposedPart[];
  /** Other parts with the same configuration or the same variables. */
  others: readonly ComposedPart[];
  /** The variables in all bodies that use the same ones. */
  variables: readonly UsedVariable[];
  /** The definitions and values of these variables; absent: there are none. */
  known?: readonly KnownVariables[];
  /** The entries of the vault; absent: not all of them are known. */
  vault?: VaultEntries;
  /** The problems of the asked file that the composed texts do not have. */
  findings: readonly ProjectFinding[];
  /** The names of the files with mistakes in their syntax. */
  misread?: readonly string[];
  /** The name of the file that somebody may be typing in; absent: in none. */
  typed?: string;
  /** The texts of all files by their names, with the URIs of the editor. */
  texts: ReadonlyMap<string, TextDocument>;
  /** The reason why the chosen values cannot be used; absent: they can. */
  problem?: string;
}

/** A position in a composed document. */
export interface ComposedPlace {
  document: ComposedDocument;
  position: Position;
}

/** The composed texts of a document, and the way between their positions and those of the files. */
export class Composition {
  readonly kind = 'composed';
  readonly params: CompositionParams;
  #body: ComposedDocument | undefined;
  #whole: ComposedDocument | undefined;
  readonly #sources = new Map<string, ReadSource>();

  constructor(params: CompositionParams) {
    this.params = params;
    for (const { document } of params.parts) document.broken = this.#brokenIn(document);
  }

  #brokenIn({ composed }: ComposedDocument): BrokenPlace[] {
    const { misread = [], typed, texts } = this.params;
    const textOf = (file: string) => texts.get(file)?.getText() ?? '';
    const files = misread.filter((file) => composed.files.includes(file));
    return [
      ...files.flatMap((file) => brokenPlaces(composed, { file, text: textOf(file), source: this.#sourceOf(file) })),
      ...(typed === undefined || !isYamlFile(typed) ? [] : emptyPlaces(composed, typed, textOf(typed))),
    ];
  }

  /** The body in the asked file alone; undefined: it is JSON, or cannot be read. */
  get body(): ComposedDocument | undefined {
    const [part, ...more] = this.params.parts;
    const isAlone = part !== undefined && part.row === undefined && more.length === 0;
    this.#body ??= isAlone ? part.document : this.#documentOf(toBody);
    return isYamlFile(this.params.file) ? this.#body : undefined;
  }

  /** The asked file as it is; undefined: it is JSON, or cannot be read. */
  get whole(): ComposedDocument | undefined {
    this.#whole ??= this.#documentOf((root) => root);
    return this.#whole;
  }

  #documentOf(change: (root: SourceNode) => SourceNode): ComposedDocument | undefined {
    const { asked, file } = this.params;
    const root = isYamlFile(file) ? this.rootOf(file) : undefined;
    return root && new ComposedDocument(asked, composeText(change(root)));
  }

  /** The tree of a file as it is; undefined if it cannot be read. */
  rootOf(file: string): SourceNode | undefined {
    return this.#sourceOf(file).root;
  }

  /** Whether what stands at a place may be something else: it is after a mistake in the syntax that kbagent stops at. */
  isGuess({ file, start }: SourcePlace): boolean {
    return this.params.misread?.includes(file) === true && start >= (this.#sourceOf(file).guessedFrom ?? Infinity);
  }

  #sourceOf(file: string): ReadSource {
    const text = this.params.texts.get(file);
    const source = this.#sources.get(file) ?? (text ? readSource(text.getText(), file) : { findings: [] });
    this.#sources.set(file, source);
    return source;
  }

  /** The body that a file has, in the form of the platform; undefined if it cannot be read. */
  bodyOf(file: string): SourceNode | undefined {
    const root = this.rootOf(file);
    return root && isYamlFile(file) ? toBody(root) : root;
  }

  /** The name of the file of the configuration that a part is one of. */
  configurationOf(file: string): string {
    const { parts, others } = this.params;
    return [...parts, ...others].find((part) => part.file === file)?.configurationFile ?? file;
  }

  /** The variables with all places where they are used. */
  get variables(): VariableIndex {
    const { known = [], variables: uses, vault } = this.params;
    return { known, uses, ...(vault && { vault }) };
  }

  /** Where to ask about a position of the asked document: in each part that has what is written there. */
  *placesFor(position: Position): Generator<ComposedPlace, undefined> {
    let hasOne = false;
    for (const { document } of this.params.parts) {
      const found = this.positionIn(document, position);
      hasOne ||= found !== undefined;
      if (found) yield { document, position: found };
    }
    const { body } = hasOne ? {} : this;
    const found = body && this.positionIn(body, position);
    if (body && found) yield { document: body, position: found };
  }

  /** The position in a composed document for one of the asked document; undefined if it does not have it. */
  positionIn(document: ComposedDocument, position: Position): Position | undefined {
    const found = document.composed.positionOf(this.params.file, this.params.asked.offsetAt(position));
    return found === undefined ? undefined : document.positionAt(found);
  }

  /** The range in a composed document for one of the asked document; undefined if it does not have it. */
  rangeIn(document: ComposedDocument, { start, end }: Range): Range | undefined {
    const [from, to] = [this.positionIn(document, start), this.positionIn(document, end)];
    return from && to && { start: from, end: to };
  }

  /** The part of a file that a range of a composed document stands for; undefined if it is in no file. */
  placeOf(document: ComposedDocument, { start, end }: Range): SourcePlace | undefined {
    return document.composed.placeOf(document.offsetAt(start), document.offsetAt(end));
  }

  /** The range in the asked document; undefined if it is elsewhere. */
  within(document: ComposedDocument, range: Range): Range | undefined {
    const place = this.placeOf(document, range);
    return place?.file === this.params.file ? this.locationOf(place)?.range : undefined;
  }

  /** The position in the asked document that is right after what stands before one of a composed document. */
  #afterToken(document: ComposedDocument, end: Position): Position | undefined {
    const before = document.positionAt(Math.max(0, document.offsetAt(end) - 1));
    return this.within(document, { start: before, end })?.end;
  }

  locationOf({ file, start, end }: SourcePlace): Location | undefined {
    const text = this.params.texts.get(file);
    return text && { uri: text.uri, range: { start: text.positionAt(start), end: text.positionAt(end) } };
  }

  /** The way back from a composed document: into the asked one, and for locations into any file. */
  mapOf(document: ComposedDocument): PlaceMap {
    return {
      range: (range) => this.within(document, range),
      position: (position) => this.#afterToken(document, position),
      location: (location) => {
        if (location.uri !== document.uri) return location;
        const place = this.placeOf(document, location.range);
        return place && this.locationOf(place);
      },
    };
  }
}
