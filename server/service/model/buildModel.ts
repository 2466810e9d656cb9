import type { Environment } from '@pagewright/core/environments/environment';
import type { JSONDocument, ObjectASTNode, StringASTNode, TextDocument } from 'vscode-json-languageservice';
import { findLogins } from './authenticationPlaces.ts';
import type { ExtractorModel, Job, ScrollerNode } from './extractorModel.ts';
import { asObject, findList, findObject, findProperty, findText } from './nodes.ts';
import { readJobs, withChildren } from './readJobs.ts';
import { readMultiple, readScrollers } from './readScrollers.ts';

/** Builds the model of a document from its syntax tree, however incomplete. */
export function buildModel(document: TextDocument, json: JSONDocument, environment?: Environment): ExtractorModel {
  const root = asObject(json.root);
  const form = isWrapped(root) ? 'wrapped' : 'bare';
  const parameters = form === 'wrapped' ? findObject(root, 'parameters') : root;
  const api = findObject(parameters, 'api');
  const config = findObject(parameters, 'config');
  const pagination = findObject(api, 'pagination');
  const jobs = readJobs(findList(config, 'jobs'), '/config/jobs');
  const allJobs = jobs.flatMap(withChildren);
  const multiple = readMultiple(pagination);
  const scrollers = readScrollers(pagination, multiple, allJobs);
  const endpoints = readEndpoints(api, allJobs, scrollers);
  const parts = { parameters, api, config, pagination, jobs, allJobs, scrollers, multiple, endpoints };
  return { document, json, environment, form, ...parts };
}

/**
 * Whether the configuration is wrapped. Decides as a run does; if `parameters` has no value yet, by the keys that are
 * missing next to it.
 */
function isWrapped(root: ObjectASTNode | undefined): boolean {
  if (findObject(root, 'parameters')) return true;
  return findProperty(root, 'parameters') !== undefined && findProperty(root, 'api') === undefined;
}

/** Every address that is resolved against `baseUrl`. */
function readEndpoints(api: ObjectASTNode | undefined, jobs: Job[], scrollers: ScrollerNode[]): StringASTNode[] {
  const logins = findLogins({ api }).map(({ request }) => request);
  const followers = scrollers.map(({ node }) => findObject(node, 'scrollRequest'));
  const requests = [...jobs.map(({ node }) => node), ...followers, ...logins];
  return requests.flatMap((request) => findText(request, 'endpoint') ?? []);
}
