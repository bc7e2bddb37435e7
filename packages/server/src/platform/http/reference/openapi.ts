import {
  answersInParts,
  type ErrorCode,
  okStatus,
  PART,
  routeOf,
  type Schema,
  type Service,
  type Spec,
} from '@volante/contract/kit'
import { rolesWith } from '@volante/domain/policy/policy'
import { UNUSED_HEADERS } from '@volante/contract/unused-headers'
import * as z from 'zod/mini'

const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', description: 'Stable message key' },
    message: { type: 'string', description: "Text in the site's language" },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

type Content = Readonly<
  Partial<Record<'application/json' | 'multipart/form-data' | 'application/octet-stream', { readonly schema?: object }>>
>

/** One call in the words of OpenAPI. */
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly security: readonly object[]
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly schema: object
    readonly deprecated?: true
    readonly description?: string
  }[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>
}

/** The OpenAPI 3.1 document of all services, made from their contracts. */
export function openApi(services: Readonly<Record<string, Service>>, version: string) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const service of Object.values(services)) {
    for (const spec of Object.values(service.calls)) {
      const { verb, path } = routeOf(spec)
      paths[path] = { ...paths[path], [verb]: operation(service.name, spec) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Volante',
      version,
      description: 'Every call of the platform. Choose the site with the X-Site header.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        basic: { type: 'http', scheme: 'basic' },
        idToken: { type: 'apiKey', in: 'header', name: 'Authorization' },
        clientId: { type: 'apiKey', in: 'header', name: 'X-Client-Id' },
        clientSecret: { type: 'apiKey', in: 'header', name: 'X-Client-Secret' },
      },
    },
  }
}

function operation(tag: string, spec: Spec): Operation {
  return {
    operationId: spec.id,
    tags: [tag],
    summary: spec.says,
    ...(spec.may ? { description: `Permission: ${spec.may}. Roles: ${rolesWith(spec.may).join(', ')}` } : {}),
    security: securityOf(spec),
    parameters: [
      ...parameters('path', spec.params),
      ...parameters('query', spec.query),
      ...parameters('header', spec.headers),
      ...(spec.unused ?? []).map((name) => ({
        name,
        in: 'header' as const,
        required: false,
        schema: { type: 'string' },
        deprecated: true as const,
        description: `Not read: ${UNUSED_HEADERS[name]}.`,
      })),
    ],
    ...(spec.body ? { requestBody: { required: true, content: requestContent(spec, spec.body) } } : {}),
    responses: responses(spec),
  }
}

function requestContent(spec: Spec, body: Schema): Content {
  const schema = jsonSchema(body, 'input') as { properties?: Readonly<Record<string, object>> }
  if (!spec.upload) return { 'application/json': { schema } }
  const file = { type: 'array', items: { type: 'string', format: 'binary' } }
  return { 'multipart/form-data': { schema: { ...schema, properties: { ...schema.properties, file } } } }
}

function securityOf(spec: Spec): object[] {
  if (spec.access === 'public') return []
  if (spec.access === 'optional') return [{}, { bearer: [] }]
  if (spec.access === 'client') return [{ clientId: [], clientSecret: [] }]
  return [{ [spec.access]: [] }]
}

function parameters(place: 'path' | 'query' | 'header', schema: Schema | undefined): Operation['parameters'] {
  if (!schema) return []
  const json = jsonSchema(schema, 'input') as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(json.properties ?? {}).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required?.includes(name) ?? false),
    schema: one,
  }))
}

function responses(spec: Spec): Operation['responses'] {
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  const byStatus = new Map<number, string[]>([[400, ['request.invalid']]])
  const add = (status: number, code: string) => byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  if (spec.access !== 'public' && spec.access !== 'optional') add(401, 'request.unauthorized')
  if (spec.may) add(403, 'request.forbidden')
  for (const [code, status] of Object.entries(spec.errors ?? {}) as [ErrorCode<Spec>, number][]) add(status, code)
  const content: { content?: Content } = spec.ok
    ? { content: { 'application/json': { schema: jsonSchema(spec.ok, 'output') } } }
    : spec.file
      ? { content: { 'application/octet-stream': {} } }
      : {}
  return {
    [okStatus(spec)]: { description: 'Done', ...content },
    ...(answersInParts(spec) ? { [PART]: { description: 'A part of the list', ...content } } : {}),
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content: error }]),
    ),
  }
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema as z.ZodMiniType, { io, unrepresentable: 'any' })
  return json
}
