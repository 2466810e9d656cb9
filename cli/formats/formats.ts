import type { MutationReport, TestReport } from '@pagewright/engine/testing';
import type { CheckedFiles } from './checkedFiles.ts';
import type { FormatName } from './formatNames.ts';
import { jsonFormat } from './jsonFormat.ts';
import { junitFormat } from './junitFormat.ts';
import { markdownFormat } from './markdownFormat.ts';
import { mutationMarkdownFormat } from './mutationMarkdownFormat.ts';
import { mutationTextFormat } from './mutationTextFormat.ts';
import { type SarifRule, sarifFormat } from './sarifFormat.ts';
import { testJsonFormat } from './testJsonFormat.ts';
import { testJunitFormat } from './testJunitFormat.ts';
import { testMarkdownFormat } from './testMarkdownFormat.ts';
import { testSarifFormat } from './testSarifFormat.ts';
import { testTextFormat } from './testTextFormat.ts';
import { textFormat } from './textFormat.ts';

/** The input of a printer besides what it prints. */
export interface FormatSetting {
  version: string;
  /** The address of the documentation, if it has one. */
  docs?: string | undefined;
  /** The folder that URIs are relative to. */
  folder: string;
}

/** A format for people or programs: how it prints what `check` finds, and what `test` gives. */
export interface Format {
  /** `readRules` gives the rules of all findings that there are. */
  findings(
    checked: CheckedFiles,
    setting: FormatSetting & { readRules: () => Promise<readonly SarifRule[]> },
  ): string | Promise<string>;
  /** With `isVerbose` a text for a person also has each case and check that passed. */
  tests(report: TestReport, setting: FormatSetting & { isVerbose?: boolean }): string;
  /** How good tests are; absent: the format has no way to say it. */
  mutations?(report: MutationReport, setting: FormatSetting & { isVerbose?: boolean }): string;
}

/** Each format with its printers. */
export const formats: Record<FormatName, Format> = {
  text: {
    findings: ({ findings, files }) => textFormat(findings, files.length),
    tests: (report, { isVerbose }) => testTextFormat(report, isVerbose),
    mutations: (report, { isVerbose }) => mutationTextFormat(report, isVerbose),
  },
  json: {
    findings: ({ findings }) => jsonFormat(findings),
    tests: (report) => testJsonFormat(report),
    mutations: (report) => testJsonFormat(report),
  },
  sarif: {
    findings: async ({ findings }, { readRules, ...setting }) =>
      sarifFormat(findings, { ...setting, rules: await readRules() }),
    tests: (report, setting) => testSarifFormat(report, setting),
  },
  junit: {
    findings: (checked) => junitFormat(checked),
    tests: (report) => testJunitFormat(report),
  },
  markdown: {
    findings: (checked) => markdownFormat(checked),
    tests: (report) => testMarkdownFormat(report),
    mutations: (report) => mutationMarkdownFormat(report),
  },
};
