import type { JsonSchema } from '#contract/prompt';

// Limits make servers refuse a schema or throw usable answers away; our own rules check them afterwards.
const limits = new Set([
  'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems',
  'minProperties', 'maxProperties', 'pattern', 'format', 'default', '$schema',
]);
const isRecord = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

// A name inside 'properties' is a field of ours, even if it is called 'format'.
const plainProperties = (properties: JsonSchema): JsonSchema => Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, isRecord(schema) ? plainSchema(schema) : schema]));

// Strict servers want every object closed and every field named as required.
export const plainSchema = (schema: JsonSchema): JsonSchema => {
  const kept = Object.entries(schema)
    .filter(([key]) => !limits.has(key))
    .map(([key, value]) => {
      if (key === 'properties' && isRecord(value)) return [key, plainProperties(value)];
      if (Array.isArray(value)) return [key, value.map((item) => (isRecord(item) ? plainSchema(item) : item))];
      return [key, isRecord(value) ? plainSchema(value) : value];
    });
  const out = Object.fromEntries(kept) as JsonSchema;
  return isRecord(out.properties) ? { ...out, required: Object.keys(out.properties), additionalProperties: false } : out;
};
