import type { Position } from 'vscode-languageserver-types';
import { BenchedServer } from './benchedServer.ts';
import type { Contender } from './contender.ts';
import { findPlaces, findYamlPlaces } from './findPlaces.ts';
import { type Answers, measureAnswers } from './measureAnswers.ts';
import { type ConfigurationForm, writeForms } from './writeForms.ts';

/** The answers about a configuration in one form. */
export interface FormFigures extends ConfigurationForm {
  jobs: number;
  answers: Answers;
}

/** Measures our server with the same configuration in each form: a server for each of them, asked in turn. */
export async function measureForms(
  contender: Contender,
  jobs: number,
  rounds: number,
  folder: string,
): Promise<FormFigures[]> {
  const forms = await writeForms(jobs, folder);
  const servers = new Map(forms.map((form) => [form, new BenchedServer(contender, form.uri, form.languageId)]));
  for (const [{ text }, server] of servers) await server.open(text);
  const places = new Map(forms.map((form) => [form, placesIn(form, rounds)]));
  const measured = await measureAnswers(servers, rounds, (form) => places.get(form) ?? []);
  for (const server of servers.values()) await server.stop();
  return [...measured].map(([form, answers]) => ({ ...form, jobs, answers }));
}

function placesIn({ text, languageId }: ConfigurationForm, rounds: number): Position[] {
  return languageId.endsWith('yaml') ? findYamlPlaces(text, rounds) : findPlaces(text, rounds);
}
