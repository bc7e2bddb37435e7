import { COUNTRIES } from '@volante/domain/vocabulary'
import type { Texts } from '../../texts/texts.tsx'
import { type Resource, fieldOf } from './resource.ts'
import { type JsonSchema, jsonSchema, specOf, typesOf } from './schema.server.ts'
import type { Kind } from './selection.ts'

/** One field of a resource as its pages draw it, read from the call's own schema. */
export interface FieldShape {
  readonly name: string
  readonly kind: Kind
  /** The id of its label: the resource's own word, or the one many resources share. */
  readonly label: string
  /** What its values are called, each in the place of the star. */
  readonly words: string
  readonly options: readonly string[]
  /** Several of its options, or several words. */
  readonly isMany: boolean
  readonly isRequired: boolean
  readonly isNullable: boolean
  /** What a new record begins with. */
  readonly initial: unknown
  readonly maxLength?: number
}

type Known = Pick<Texts, 'has'>

const WORDS_OF: Readonly<Partial<Record<Kind, string>>> = { country: 'work.country.*', role: 'rights.role.*' }

const KIND_OF: Readonly<Record<string, Kind>> = {
  boolean: 'flag',
  number: 'number',
  integer: 'number',
  date: 'day',
  'date-time': 'moment',
  array: 'list',
  object: 'other',
}

function describe(
  { noun, kinds, words }: Resource,
  texts: Known,
  name: string,
  field: JsonSchema,
  isRequired: boolean,
): FieldShape {
  const sides = field.anyOf ?? [field]
  const main = sides.find((one) => typesOf(one)[0] !== 'null') ?? {}
  const isMany = typesOf(main)[0] === 'array'
  const options = (isMany ? [main.items].flat()[0]?.enum : main.enum) ?? []
  const own = `resources.${noun}.${name}`
  const kind =
    kinds?.[name] ??
    (options.length > 0 && !isMany
      ? 'choice'
      : (KIND_OF[main.format ?? ''] ?? KIND_OF[typesOf(main)[0] ?? ''] ?? 'text'))
  return {
    name,
    kind,
    label: texts.has(own) ? own : `resources.field.${name}`,
    words: words?.[name] ?? WORDS_OF[kind] ?? `${own}.*`,
    options: kind === 'country' ? COUNTRIES : options.map(String),
    isMany,
    isRequired: isRequired && kind !== 'flag',
    isNullable: sides.some((one) => typesOf(one).includes('null')),
    initial: field.default ?? null,
    ...(main.maxLength === undefined ? {} : { maxLength: main.maxLength }),
  }
}

/** Takes a resource, the words there are and the call that takes its form; returns the fields of its columns, its filters and its form. */
export function shapeOf(
  resource: Resource,
  texts: Known,
  write: string | undefined = resource.create ?? resource.update,
) {
  const answer = jsonSchema(specOf(resource, resource.list).ok, 'output')
  const rows = answer.properties?.['items'] ?? answer
  const row = [rows.items].flat()[0]?.properties ?? {}
  const asked = jsonSchema(specOf(resource, resource.list).query, 'input')
  const bodyOf = (call: string | undefined) =>
    jsonSchema(call === undefined ? undefined : specOf(resource, call).body, 'input')
  const from = (of: JsonSchema['properties'], name: string, isRequired = false) =>
    describe(resource, texts, name, of?.[name] ?? {}, isRequired)
  // Its own choices say how each is called.
  const choosing = (field: FieldShape): FieldShape =>
    resource.choices?.[field.name] ? { ...field, kind: 'choice', options: [] } : field
  const groupOf = (group: string, names: readonly string[], { properties, required }: JsonSchema) => ({
    group: `resources.${resource.noun}.group.${group}`,
    fields: names
      .filter((name) => properties?.[name] !== undefined)
      .map((name) => choosing(from(properties, name, required?.includes(name)))),
  })
  return {
    columns: resource.columns.map((column) => from(row, fieldOf(column))),
    filters: (resource.filters ?? []).map((name) => choosing(from(asked.properties, name))),
    codes: resource.codes ?? {},
    // What a change leaves as it is stands in no form.
    form: Object.entries(resource.form ?? {})
      .map(([group, names]) => groupOf(group, names, bodyOf(write)))
      .filter(({ fields }) => fields.length > 0),
    acts: Object.entries(resource.acts ?? {}).map(([call, { by, fields }]) => ({
      call,
      by,
      codes: resource.codes ?? {},
      form: [groupOf(call, fields, bodyOf(call))],
    })),
  }
}

/** Takes a resource, the words there are, a call and names of its body; returns those fields. */
export function fieldsOfCall(
  resource: Resource,
  texts: Known,
  call: string,
  names: readonly string[],
): readonly FieldShape[] {
  const { properties } = jsonSchema(specOf(resource, call).body, 'input')
  return names.map((name) => ({
    ...describe(resource, texts, name, properties?.[name] ?? {}, false),
    ...(resource.choices?.[name] ? { kind: 'choice' as const } : {}),
  }))
}

/** Takes a resource, the words there are, the call that answers one record and names of its fields; returns those fields. */
export function fieldsOfRecord(resource: Resource, texts: Known, call: string, names: readonly string[]) {
  const { properties } = jsonSchema(specOf(resource, call).ok, 'output')
  return names.map((name) => describe(resource, texts, name, properties?.[name] ?? {}, false))
}

export type Shape = ReturnType<typeof shapeOf>
