import { parseXml, XmlElement } from '@rgrove/parse-xml';

export interface S3Element {
  name: string;
  textOf(name: string): string | undefined;
  all(name: string): S3Element[];
}

/** The root of a response; undefined if the body is not XML. The library expands no entities of a document. */
export function readS3Xml(body: Uint8Array): S3Element | undefined {
  try {
    const { root } = parseXml(new TextDecoder().decode(body));
    return root === null ? undefined : elementOf(root);
  } catch {
    return undefined;
  }
}

function elementOf(element: XmlElement): S3Element {
  const children = element.children.filter((child) => child instanceof XmlElement);
  return {
    name: element.name,
    textOf: (name) => children.find((child) => child.name === name)?.text,
    all: (name) => children.filter((child) => child.name === name).map(elementOf),
  };
}
