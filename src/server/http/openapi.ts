import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { api } from '#contract/api';
import type { Endpoint } from '#contract/endpoint';
import { errors } from '#contract/errors';
import { pathNames } from '#contract/paths';

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] };

const schemaOf = (schema: Endpoint['input'], io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

// The API as OpenAPI 3.1, made from the table of calls.
export function describeApi(productName: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = describeCall(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, admin: { type: 'apiKey', in: 'cookie', name: 'admin_session' } } },
    paths,
  };
}

function describeCall(name: string, endpoint: Endpoint) {
  const input = schemaOf(endpoint.input, 'input');
  const inPath = pathNames(endpoint.path);
  const fields = Object.entries(input.properties ?? {}).filter(([field]) => !inPath.includes(field));
  const required = new Set(input.required);
  const inBody = endpoint.method !== 'GET';
  const parameters = [
    ...inPath.map((field) => ({ name: field, in: 'path', required: true, schema: input.properties?.[field] ?? {} })),
    ...(inBody ? [] : fields.map(([field, schema]) => ({ name: field, in: 'query', required: required.has(field), schema }))),
  ];
  const body = { type: 'object', properties: Object.fromEntries(fields), required: fields.map(([field]) => field).filter((field) => required.has(field)) };
  return {
    operationId: name,
    summary: endpoint.about,
    security: endpoint.access === 'anyone' ? [] : endpoint.access === 'admin' ? [{ admin: [] }] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(inBody && fields.length > 0 && { requestBody: { required: body.required.length > 0, content: { 'application/json': { schema: body } } } }),
    responses: { 200: describeAnswer(endpoint), ...failuresOf(endpoint) },
  };
}

const describeAnswer = (endpoint: Endpoint) => ({
  description: 'Done.',
  ...(!endpoint.raw && { content: { 'application/json': { schema: schemaOf(endpoint.output, 'output') } } }),
});

function failuresOf(endpoint: Endpoint) {
  const codes = ['invalid', 'fault', 'unavailable', ...(endpoint.access === 'anyone' ? [] : ['not_signed_in']), ...(endpoint.throttle ? ['too_many'] : [])] as (keyof typeof errors)[];
  return Object.fromEntries(codes.map((code) => [errors[code][0], { description: errors[code][1] }]));
}

// JSON for programs; for people a page that is made of the same.
export function mountApiDocs(app: FastifyInstance, productName: string) {
  const description = describeApi(productName);
  app.get('/api/docs/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(description));
  app.get('/api/docs', async (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return reply.send(description);
    return reply.type('text/html; charset=utf-8').send(describePage(description));
  });
}

function describePage({ info, paths }: ReturnType<typeof describeApi>) {
  const rows = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => {
      const { summary, security } = call as ReturnType<typeof describeCall>;
      const who = security[0] ? Object.keys(security[0])[0] : 'anyone';
      return `<tr><td>${method.toUpperCase()}</td><td><code>${path}</code></td><td>${who}</td><td>${summary}</td></tr>`;
    }),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${info.title}</title>
<style>body{font:15px/1.6 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #8884}</style></head>
<body><h1>${info.title}</h1><p>For programs: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>Who</th><th>What</th></tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`;
}
