import * as z from 'zod';
import {attributeSchema} from '../../content/facts/attributes';
import {sharedDeliverySchema} from '../../content/facts/delivery';
import {leadFieldsSchema} from '../../content/facts/leadFields';
import {schemas} from '../../content/frontMatter/schema';

/** A JSON schema, as far as the guide reads it. */
export type JsonSchema = {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  minLength?: number;
  maxLength?: number;
  format?: string;
};

/** A schema of the checks as JSON schema. */
export const made = (schema: z.ZodType) => z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'}) as JsonSchema;

/** What editors and the guide know of front matter and facts: made from the schemas that the build checks by. */
export const jsonSchemas: Readonly<Record<string, JsonSchema>> = {
  doc: made(schemas.doc),
  post: made(schemas.post),
  page: made(schemas.page),
  attribute: made(attributeSchema),
  'lead-fields': made(leadFieldsSchema),
  delivery: made(sharedDeliverySchema),
};
