import { services } from '@volante/contract'
import type { Schema, Spec } from '@volante/contract/kit'
import * as z from 'zod/mini'
import type { Resource } from './resource.ts'

/** What zod says of a schema (JSON Schema), as far as it decides a control or a cell. */
export interface JsonSchema {
  /** Several where it may be null. */
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema | readonly JsonSchema[]
  readonly default?: unknown
  readonly maxLength?: number
}

export const typesOf = ({ type = [] }: JsonSchema): readonly string[] => [type].flat()

export const jsonSchema = (schema: Schema | undefined, io: 'input' | 'output'): JsonSchema =>
  schema ? (z.toJSONSchema(schema as unknown as z.ZodMiniType, { io, unrepresentable: 'any' }) as JsonSchema) : {}

export const specOf = ({ service }: Resource, call: string): Spec =>
  (services[service].calls as Readonly<Record<string, Spec>>)[call] as Spec

/** The schema of each query parameter of a resource's list, or of another call. */
export const queryShape = (resource: Resource, call = resource.list) =>
  (specOf(resource, call).query as { readonly shape?: Readonly<Record<string, z.ZodMiniType>> } | undefined)?.shape ??
  {}
