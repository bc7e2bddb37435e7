import { services } from '@volante/contract'
import { BULK, MOST_ROWS, type WantedBulk } from '@volante/contract/bulk'
import { CallError, type Service, type Spec } from '@volante/contract/kit'
import * as z from 'zod/mini'
import type { Caller, SignedInCtx } from '../../../platform/http/ctx.ts'

export type Values = Readonly<Record<string, unknown>>
export type Row = Values

/** One bulk change with the calls it is made of. */
export interface Doing {
  readonly list: Spec
  readonly get: Spec
  readonly write: Spec
  readonly by: string
  readonly name: readonly string[]
  readonly set: Values
  /** What of a record is kept of how it was and is since: what is set, unless told otherwise. */
  readonly held: readonly string[]
  readonly back: (held: Values) => { readonly write: Spec; readonly set: Values }
}

/** Takes what is wanted; returns the calls it is made of, null where nobody may set that in many. */
export function doingOf({ list, call, set }: Pick<WantedBulk, 'list' | 'call' | 'set'>): Doing | null {
  const target = BULK[list]
  const does = target?.does[call]
  if (!target || !does || Object.keys(set).length === 0) return null
  if (!Object.keys(set).every((name) => does.set.includes(name))) return null
  const calls = (services as Readonly<Record<string, Service>>)[target.service]?.calls ?? {}
  const [listCall, get, write] = [calls[target.list], calls[target.get], calls[call]]
  if (!listCall || !get || !write) return null
  const isOff = ([name, values]: readonly [string, readonly string[]]) =>
    name in set && !values.includes(String(set[name]))
  if (Object.entries(does.only ?? {}).some(isOff)) return null
  const { by, held = Object.keys(set), back } = does
  return {
    list: listCall,
    get,
    write,
    by,
    name: target.name,
    set,
    held,
    back(before) {
      const way = back?.(before)
      return way ? { write: calls[way.call] ?? write, set: way.set } : { write, set: before }
    },
  }
}

const PAGE = 100

interface Page {
  readonly items: readonly Row[]
  readonly total?: number
}

/** Takes a list's filters; returns the ids of all rows they leave within the caller's reach; refuses more than 10,000. */
export async function idsMatching(ctx: SignedInCtx, { list }: Doing, query: Values): Promise<readonly string[]> {
  const ids: string[] = []
  for (let page = 0; ; page++) {
    const { items, total = 0 } = (await ctx.run(list, { query: { ...query, page, size: PAGE } })) as Page
    if (total > MOST_ROWS) throw new CallError(422, { code: 'bulk.tooMany', message: ctx.text('bulk.tooMany') })
    ids.push(...items.map(({ id }) => String(id)))
    if (items.length < PAGE) return ids
  }
}

const partOf = (path: string): readonly [part: string, name: string] => {
  const [part = '', name = ''] = path.split('.')
  return [part, name]
}

type Shape = Readonly<Record<string, z.ZodMiniType>>
const shapeOf = (schema: Spec['body']): Shape => (schema as { readonly shape?: Shape } | undefined)?.shape ?? {}

/** Takes a row as it is and what to set; returns what its call is sent: what is not set stays as it is. */
export function inputOf({ write, by }: Pick<Doing, 'write' | 'by'>, id: string, row: Row, set: Values) {
  const [part, name] = partOf(by)
  const fields = Object.entries(shapeOf(write.body)).flatMap(([field, schema]) => {
    const value = field in set ? set[field] : (row[field] ?? undefined)
    // A field that knows no blank is left out to be blank.
    return value === undefined || (value === null && !z.safeParse(schema, null).success)
      ? []
      : [[field, value] as const]
  })
  const body = Object.fromEntries(fields)
  if (part !== 'params') return { body: { ...body, [name]: id } }
  return { params: { [name]: id }, ...(write.body ? { body } : {}) }
}

/** One row as its reader sees it. */
export async function readRow(ctx: SignedInCtx, { get }: Doing, id: string, as?: Caller): Promise<Row> {
  const name = Object.keys(shapeOf(get.params))[0] ?? 'id'
  return (await ctx.run(get, { params: { [name]: id } }, as && { user: as })) as Row
}

/** Of a row, what a bulk change keeps. */
export const heldIn = (row: Row, held: readonly string[]): Values =>
  Object.fromEntries(held.map((name) => [name, row[name] ?? null]))

export const isSame = (one: Values, other: Values): boolean =>
  Object.keys(one).every((name) => JSON.stringify(one[name] ?? null) === JSON.stringify(other[name] ?? null))

export const nameOf = ({ name }: Doing, row: Row): string => name.map((field) => String(row[field] ?? '')).join(' · ')
