import { API_SCOPES, type ApiReference, type ApiReferenceCall } from '@rider/model/api-key';
import type { Locale } from '@rider/model/locale';
import { KEY_CALLS, type KeyCall } from '../api-key/key-calls.ts';
import { messageText } from '../messages/index.ts';
import type { DescribedCalls } from './described-calls.ts';
import { describedWebhooks } from './described-webhooks.ts';
import { OPERATIONS } from './operations.ts';
import SCHEMAS from './schemas.json' with { type: 'json' };

/** The part of a schema that parameters need. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}

const TYPES: Readonly<Record<string, Schema>> = SCHEMAS.schemas as Record<string, object>;
const CALLS: Readonly<Record<keyof DescribedCalls, { properties: { request: Schema; answer: Schema } }>> =
  SCHEMAS.calls as never;

function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (TYPES[schema.$ref.replace('#/components/schemas/', '')] ?? schema);
}

/** The type of a value in words of JSON. */
function typeName(schema: Schema): string {
  const { anyOf, enum: values, type = 'object' } = resolved(schema);
  if (anyOf !== undefined) return anyOf.map(typeName).join(' | ');
  return values === undefined
    ? String(type).replaceAll(',', ' | ')
    : values.map((value) => JSON.stringify(value)).join(' | ');
}

function splitCall(call: KeyCall): { method: string; path: string } {
  const [method = '', route = ''] = call.split(' ');
  return { method, path: route.replaceAll(/:(\w+)/g, '{$1}') };
}

/** A call with its parameters. */
function describedCall(call: KeyCall, locale: Locale): ApiReferenceCall {
  const { method, path } = splitCall(call);
  const { id, example } = OPERATIONS[call];
  const { properties = {}, required = [] } = resolved(CALLS[call].properties.request);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    type: 'string',
    isRequired: true,
    description: '',
  }));
  const others = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: method === 'GET' ? ('query' as const) : ('body' as const),
    type: typeName(schema),
    isRequired: required.includes(name),
    description: schema.description ?? resolved(schema).description ?? '',
  }));
  return {
    id,
    method,
    path: `/api${path}`,
    scope: KEY_CALLS[call],
    summary: messageText(`backend.openApi.${id}`, locale),
    parameters: [...inPath, ...others],
    example: example === undefined ? '' : JSON.stringify(example),
  };
}

/** The calls of API keys, for a page. */
export function apiReference(locale: Locale): ApiReference {
  return (Object.keys(OPERATIONS) as KeyCall[]).map((call) => describedCall(call, locale));
}

function operation(call: KeyCall, locale: Locale): object {
  const { id, summary, scope, parameters } = describedCall(call, locale);
  const { request, answer } = CALLS[call].properties;
  const { example } = OPERATIONS[call];
  const { properties = {} } = resolved(request);
  const outside = parameters.filter((parameter) => parameter.in !== 'body');
  const schemaOf = (name: string): Schema => properties[name] ?? { type: 'string' };
  return {
    operationId: id,
    summary,
    security: [{ apiKey: [scope] }],
    parameters: outside.map(({ name, in: place, isRequired, description }) => ({
      name,
      in: place,
      required: isRequired,
      ...(description !== '' && { description }),
      schema: schemaOf(name),
    })),
    ...(example !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: request, example } } },
    }),
    responses: {
      200: {
        description: 'The answer, or an error with its code.',
        content: {
          'application/json': { schema: { anyOf: [successOf(answer), { $ref: '#/components/schemas/Error' }] } },
        },
      },
      ...Object.fromEntries(FAILURES.map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
  };
}

const FAILURES = ['401', '403', '429', '503'];

/** The envelope of a successful call; one that only confirms has no data. */
function successOf(answer: Schema): object {
  const isEmpty = answer.type === 'null';
  return {
    type: 'object',
    properties: { status: { const: 200 }, msg: { type: 'string' }, ...(!isEmpty && { data: answer }) },
    required: ['status', 'msg', ...(isEmpty ? [] : ['data'])],
  };
}

const ERROR = {
  type: 'object',
  description: 'A business error: `status` is not 200; `code` is its number where `status` is 400, and `msg` its text.',
  properties: {
    status: { type: 'integer', not: { const: 200 } },
    msg: { type: 'string' },
    code: { type: 'string' },
    data: {},
  },
  required: ['status', 'msg'],
};

/** The OpenAPI 3.1 document of the calls of API keys. */
export function openApiDocument(origin: string, locale: Locale): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of Object.keys(OPERATIONS) as KeyCall[]) {
    const { method, path } = splitCall(call);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, locale) };
  }
  const failed = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  const scopes = API_SCOPES.join(', ');
  return {
    openapi: '3.1.0',
    info: { title: messageText('backend.openApi.title', locale), version: '1' },
    servers: [{ url: `${origin}/api` }],
    paths,
    webhooks: describedWebhooks(locale),
    components: {
      schemas: { ...TYPES, Error: ERROR },
      responses: {
        401: failed('The key is unknown or has ended.'),
        403: failed('The key lacks the scope, or keys cannot make this call.'),
        429: failed('Too many calls; `Retry-After` has the seconds to wait.'),
        503: failed('The shop is busy; `Retry-After` has the seconds to wait.'),
      },
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: `An API key. Scopes: ${scopes}` } },
    },
  };
}
