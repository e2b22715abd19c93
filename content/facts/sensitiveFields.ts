import type {DocsVersion} from '../versions';
import {attributeKeys, readAttribute} from './attributes';
import {type LeadField, readLeadFields} from './leadFields';

/** The lead fields of a docs version that destinations get and whose attribute is marked sensitive. */
export function sensitiveFields(version: DocsVersion): LeadField[] {
  const marked = new Set(attributeKeys(version).filter((key) => readAttribute(version, key).sensitive));
  return readLeadFields(version).filter(({key, inDestinations}) => inDestinations && marked.has(key));
}
