import { randomUUID } from 'node:crypto'
import { services } from '@volante/contract'
import { PHOTO_CONSENT_VERSION } from '@volante/contract/documents'
import { routeOf, type Schema, type Service, type Spec } from '@volante/contract/kit'
import * as z from 'zod/mini'
import { multipart, type Part } from '../../modules/documents/fixtures.ts'

/** Every call of the contract: what a loop over it derives from. */
export const CALLS: readonly Spec[] = Object.values(services as Record<string, Service>).flatMap(({ calls }) =>
  Object.values(calls),
)

export const isWriteVerb = (spec: Spec): boolean => routeOf(spec).verb !== 'get'

type Json = z.core.JSONSchema.JSONSchema
type Input = Readonly<Record<string, unknown>>

/** Where the id is among what is known by name. */
const ID = '(id)'

/** What stands in a field of this name, where a schema's shape alone does not tell. */
type Named = Readonly<Record<string, unknown>>

const PATTERNED = [
  '1',
  'ana',
  'AAAA1',
  '2030-01-01',
  '2030-01-01T08:00',
  '0123456',
  'orders',
  '12/30',
  'a'.repeat(120),
  '+5511987654321',
  '/x',
  '/desk',
  '/admin/settings/values/countdown?scope=all',
  '08:00',
  '#1F4D3A',
]
const NAMED: Named = {
  expiry: '12/30',
  mvs: 'XFDWCW0',
  mvsCode: 'XFDWCW0',
  mvsCodes: ['XFDWCW0'],
  fromMvsCode: 'XFDWCW0',
  toMvsCode: 'XFDWCW0',
  year: 2027,
  recall: 'BR-FIAT-1',
  payload: '{}',
  version: PHOTO_CONSENT_VERSION,
}

/** Takes a schema of a request's part and the id that stands in every field that takes one; returns an input with every field that passes it. */
export function sampleOf(schema: Schema, id: string = randomUUID(), named: Named = {}): Input {
  const request = JSON.stringify({ root_path: 'orders', sub_path: `${id}/identity` })
  const sample = valueOf(jsonOf(schema), { ...NAMED, request, ...named, [ID]: id })
  const parsed = z.safeParse(schema as z.ZodMiniType, sample)
  if (!parsed.success) throw new Error(`No sample: ${z.prettifyError(parsed.error)} of ${JSON.stringify(sample)}`)
  return sample as Input
}

const jsonOf = (schema: Schema): Json =>
  z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' })

function valueOf(json: Json | boolean, named: Named, name = ''): unknown {
  if (typeof json === 'boolean') return undefined
  if (name in named && (!isNumber(json) || typeof named[name] === 'number')) return named[name]
  if (json.const !== undefined) return json.const
  if (json.enum) return json.enum[0]
  const choices = json.anyOf ?? json.oneOf
  if (choices)
    return valueOf(choices.find((one) => typeof one !== 'boolean' && one.type !== 'null') ?? true, named, name)
  if (json.type === 'object') return objectOf(json, named)
  if (json.type === 'array')
    return Array.from({ length: Math.max(1, json.minItems ?? 1) }, () => valueOf(json.items as Json, named, name))
  if (json.type === 'boolean') return true
  if (json.type === 'integer' || json.type === 'number') return Math.max(1, json.minimum ?? 1)
  return json.type === 'string' ? textOf(json, named) : undefined
}

const isNumber = ({ type, anyOf = [] }: Json): boolean =>
  type === 'integer' || type === 'number' || anyOf.some((one) => typeof one !== 'boolean' && isNumber(one))

function objectOf(json: Json, named: Named): Input {
  const fields = Object.entries(json.properties ?? {}).map(([name, field]) => [
    name,
    valueOf(field as Json, named, name),
  ])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

const isId = ({ format, pattern }: Json): boolean => format === 'uuid' || (pattern?.includes('[0-9a-fA-F]{8}') ?? false)

function textOf(json: Json, named: Named): string {
  if (isId(json)) return String(named[ID])
  const { pattern, minLength = 0, maxLength = 1e9 } = json
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
  return ['Ana Souza', ...PATTERNED].find(fits) ?? 'x'.repeat(minLength)
}

/** Whether a call takes an id of a row anywhere: in its path, query or body. */
export function takesId({ params, query, body, upload }: Spec): boolean {
  const id = randomUUID()
  return (
    upload === true || JSON.stringify([params, query, body].map((part) => part && lenientSample(part, id))).includes(id)
  )
}

const lenientSample = (schema: Schema, id: string): unknown => valueOf(jsonOf(schema), { ...NAMED, [ID]: id })

interface Request {
  readonly method: 'GET'
  readonly url: string
  readonly query: Record<string, string>
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: Buffer | Input
}

/** Takes a call, an id and what stands in fields of some names; returns the address and body a sender would use. */
export function requestFor(spec: Spec, id?: string, named: Named = {}): Request {
  const { verb, path } = routeOf(spec)
  const params = spec.params ? sampleOf(spec.params, id, named) : {}
  const query = spec.query ? sampleOf(spec.query, id, named) : {}
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 'x')))
  const body = spec.body ? sampleOf(spec.body, id, named) : undefined
  return {
    method: verb.toUpperCase() as 'GET',
    url: `/api${filled}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    ...(spec.upload && body ? multipart(partsOf(body)) : body ? { payload: body, headers: {} } : { headers: {} }),
  }
}

const PAPER = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

const partsOf = (body: Input): Part[] => [
  ...Object.entries(body).flatMap(([name, value]): Part[] => (name === 'file' ? [] : [[name, String(value)]])),
  ['file', PAPER, 'rg.pdf'],
]
