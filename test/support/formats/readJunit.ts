import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse as parseByXml2js, type TestSuites } from 'junit2json';
import { type ITestResult, parse } from 'test-results-parser';
import { validateXML } from 'xmllint-wasm';

const schema = readFileSync(path.join(import.meta.dirname, 'junit.xsd'), 'utf8');

/** The faults that libxml2 finds in a file of JUnit by the schema of Jenkins. */
export async function junitFaults(xml: string): Promise<string[]> {
  const xmlFile = { fileName: 'tests.xml', contents: xml };
  const { errors } = await validateXML({ xml: [xmlFile], schema: [{ fileName: 'junit.xsd', contents: schema }] });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** A file of JUnit as a reader with a strict parser of XML sees it. */
export async function readJunit(xml: string): Promise<TestSuites> {
  const read = await parseByXml2js(xml);
  if (read === null || read === undefined || !('testsuite' in read || 'tests' in read)) throw new Error('not read');
  return read as TestSuites;
}

/** A file of JUnit as a program sees it that sends results to chats and servers. */
export function readAsResults(xml: string): ITestResult {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-junit-'));
  const file = path.join(folder, 'tests.xml');
  try {
    writeFileSync(file, xml);
    return parse({ type: 'junit', files: [file] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
