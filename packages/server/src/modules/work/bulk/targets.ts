import { services } from '@volante/contract'
import { MOST_ROWS, type WantedBulk } from '@volante/contract/bulk'
import { BULK, type BulkDoing } from '@volante/contract/bulk-targets'
import { CallError, type Service, type Spec } from '@volante/contract/kit'
import * as z from 'zod/mini'
import type { Caller, SignedInCtx } from '../../../platform/http/ctx.ts'

export type Values = Readonly<Record<string, unknown>>
export type Row = Values

/** One bulk change with the calls it is made of. */
export interface Doing extends Pick<BulkDoing, 'isDone' | 'refusal'> {
  readonly list: Spec
  readonly get: Spec
  readonly write: Spec
  readonly by: string
  /** The field that names a row. */
  readonly id: string
  readonly name: readonly string[]
  readonly waits?: string
  readonly set: Values
  /** Whether the call is sent what a row holds besides what is set. */
  readonly isWhole: boolean
  /** What of a record is kept of how it was and is since: what is set, unless told otherwise. */
  readonly held: readonly string[]
  /** Null where nothing takes it back. */
  readonly back: ((held: Values) => { readonly write: Spec; readonly set: Values }) | null
}

/** Takes what is wanted; returns the calls it is made of, null where nobody may set that in many. */
export function doingOf({ list, call, set }: Pick<WantedBulk, 'list' | 'call' | 'set'>): Doing | null {
  const target = BULK[list]
  const does = target?.does[call]
  if (!target || !does) return null
  const names = Object.keys(set)
  const isFilled = names.length > 0 || does.set.length === 0
  if (!isFilled || !names.every((name) => does.set.includes(name))) return null
  if (!(does.needs ?? []).every((name) => names.includes(name))) return null
  const calls = (services as Readonly<Record<string, Service>>)[target.service]?.calls ?? {}
  const [listCall, get, write] = [calls[target.list], calls[target.get], calls[does.call ?? call]]
  if (!listCall || !get || !write) return null
  const isOff = ([name, values]: readonly [string, readonly string[]]) =>
    name in set && !values.includes(String(set[name]))
  if (Object.entries(does.only ?? {}).some(isOff)) return null
  const { by, fixed = {}, back, isDone, refusal } = does
  // In the order of its form, whatever order it was kept in.
  const filled = does.set.filter((name) => name in set).map((name) => [name, set[name]] as const)
  const sent = Object.fromEntries([...Object.entries(fixed), ...filled])
  return {
    list: listCall,
    get,
    write,
    by,
    id: target.id ?? 'id',
    name: target.name,
    set: sent,
    isWhole: does.held === undefined,
    held: does.held ?? Object.keys(sent),
    back:
      back === null
        ? null
        : (before) => {
            const way = back?.(before)
            return way ? { write: calls[way.call] ?? write, set: way.set } : { write, set: before }
          },
    ...(target.waits && { waits: target.waits }),
    ...(isDone && { isDone }),
    ...(refusal && { refusal }),
  }
}

const PAGE = 100

interface Page {
  readonly items: readonly Row[]
  readonly total?: number
}

/** Takes a list's filters; returns the ids of all rows they leave within the caller's reach; refuses more than 10,000. */
export async function idsMatching(ctx: SignedInCtx, { list, id }: Doing, query: Values): Promise<readonly string[]> {
  const ids: string[] = []
  for (let page = 0; ; page++) {
    const answer = await ctx.run(list, list.query ? { query: { ...query, page, size: PAGE } } : {})
    // A plain list has no pages.
    const isPlain = Array.isArray(answer)
    const { items, total = 0 } = isPlain ? { items: answer as readonly Row[], total: answer.length } : (answer as Page)
    if (total > MOST_ROWS) throw new CallError(422, { code: 'bulk.tooMany', message: ctx.text('bulk.tooMany') })
    ids.push(...items.map((row) => String(row[id])))
    if (isPlain || items.length < PAGE) return ids
  }
}

const partOf = (path: string): readonly [part: string, name: string] => {
  const [part = '', name = ''] = path.split('.')
  return [part, name]
}

type Shape = Readonly<Record<string, z.ZodMiniType>>
const shapeOf = (schema: Spec['body']): Shape => (schema as { readonly shape?: Shape } | undefined)?.shape ?? {}

/** Takes a row as it is, if its call is to be sent all of it, and what to set; returns what the call is sent: what is not set stays as it is. */
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

export const nameOf = ({ name }: Doing, row: Row): string =>
  name.flatMap((field) => (row[field] ? [String(row[field])] : [])).join(' · ')
