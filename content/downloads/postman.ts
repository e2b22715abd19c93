import type {Brand} from '../brandSchema';
import type {DocsVersion} from '../versions';
import {json, pageUrl} from './file';
import {type Operation, readOperations} from './operations';

/** A run of the whole collection would make a credit inquiry with the data of a sample. */
const leftOut = 'softpull';

const variables = {appId: '{{app_id}}', appSecret: '{{app_secret}}'};

const itemOf = (version: DocsVersion, brand: Brand, {name, description, document, sample}: Operation) =>
  sample &&
  name !== leftOut && {
    name,
    request: {
      description: `${description}\n\n${pageUrl(version, sample.page, brand)}`,
      auth: {type: 'noauth'},
      method: 'POST',
      header: [{key: 'Content-Type', value: 'application/json'}],
      url: {raw: '{{api_url}}/graphql', host: ['{{api_url}}'], path: ['graphql']},
      body: {
        mode: 'raw',
        raw: JSON.stringify({query: document, variables: {auth: variables, event: sample.event}}, null, 2),
        options: {raw: {language: 'json'}},
      },
    },
  };

/**
 * The operations as a Postman collection, version 2.1. The credentials are variables of an environment, so that the
 * collection can be shared.
 */
export function postmanCollection(version: DocsVersion, brand: Brand): string {
  return json({
    info: {
      name: `${brand.name} API`,
      description: `A request for each operation except ${leftOut}. Set app_id and app_secret in an environment, not in the collection. See ${pageUrl(version, 'intro-to-rest', brand)}#postman`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: readOperations(version).flatMap((operation) => itemOf(version, brand, operation) || []),
    variable: [{key: 'api_url', value: brand.apiUrl}],
  });
}
