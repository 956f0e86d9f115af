import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

type Definitions = Record<string, { properties?: object }>;

const ROOT = new URL('../', import.meta.url);
/** The generated schemas, which `pnpm schemas` writes. */
export const SCHEMAS_FILE = new URL('src/open-api/schemas.json', ROOT);

/** The name of a type as a key of OpenAPI's components: `ListWire<OrderWire>` becomes `ListWire.OrderWire`. */
function componentName(name: string): string {
  return decodeURIComponent(name)
    .replaceAll(/[>"]/g, '')
    .replaceAll(/[^\w.-]/g, '.');
}

/** Converts a schema of draft 7 to the dialect of OpenAPI 3.1. */
function converted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(converted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === '$ref')
        return [key, `#/components/schemas/${componentName(String(inner).replace('#/definitions/', ''))}`];
      // Tuples have items of their own.
      return [key === 'items' && Array.isArray(inner) ? 'prefixItems' : key, converted(inner)];
    }),
  );
}

/** The schemas of the types of `DescribedCalls` and `DescribedWebhooks`, and of each call's request and answer and each body, as JSON. */
export function generateSchemas(): string {
  const generator = createGenerator({
    path: fileURLToPath(new URL('src/open-api/described-calls.ts', ROOT)),
    tsconfig: fileURLToPath(new URL('tsconfig.json', ROOT)),
    type: '*',
    skipTypeCheck: true,
    additionalProperties: true,
  });
  const found = ['DescribedCalls', 'DescribedWebhooks'].map((name) => generator.createSchema(name).definitions ?? {});
  const { DescribedCalls: calls, DescribedWebhooks: webhooks, ...types } = Object.assign({}, ...found) as Definitions;
  const schemas = Object.entries(types).map(([name, schema]) => [componentName(name), converted(schema)]);
  const described = { calls: converted(calls?.properties), webhooks: converted(webhooks?.properties) };
  return `${JSON.stringify({ ...described, schemas: Object.fromEntries(schemas) as object }, null, 2)}\n`;
}
