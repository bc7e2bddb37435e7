import { BULK } from '@volante/contract/bulk-targets'
import { can } from '@volante/domain/policy/policy'
import type { Permission } from '@volante/domain/policy/permissions'
import { data } from 'react-router'
import type { Page } from '../../shell/page-context.ts'
import { countryAt } from '../list/country-at.ts'
import type { Resource, Row } from './resource.ts'
import { specOf } from './schema.server.ts'

type Input = Readonly<Record<string, unknown>>

/** Takes an address; returns the resource whose list, record or file it is. Others are not there. */
export function resourceAt(resources: readonly Resource[], pathname: string): Resource {
  const parts = pathname.replace(/\.data$/, '').split('/')
  // The desk's own page is a list as well.
  const address = parts.slice(0, ['bulk', 'file.csv', 'options'].includes(parts[2] ?? '') ? 2 : 3).join('/')
  const found = resources.find(({ path }) => path === address)
  if (!found) throw data(null, { status: 404 })
  return found
}

/** The right that opens it. */
export function rightOf(resource: Resource): Permission {
  const right = resource.may ?? specOf(resource, resource.list).may
  if (!right) throw new Error(`${resource.path} states no right`)
  return right
}

/** The right of one of its calls. */
export const rightOfCall = (resource: Resource, call: string | undefined): Permission =>
  (call === undefined ? undefined : specOf(resource, call).may) ?? rightOf(resource)

/** Takes the country an address names, if any; returns what calls a resource's service there, or where its list opens. */
export async function callsOf(page: Page, resource: Resource, named: string | null | undefined) {
  const at = resource.byCountry ? await countryAt(page, rightOf(resource), named) : null
  const { api, site } = at ?? page
  const calls = api[resource.service]
  return {
    api,
    country: at?.countries.country ?? site.country,
    countries: at?.countries ?? null,
    currency: site.currency,
    call: (name: string, input: Input): Promise<unknown> =>
      (calls as unknown as Readonly<Record<string, (input: Input) => Promise<unknown>>>)[name]?.(input) ??
      Promise.reject(new Error(`${resource.path} has no call ${name}`)),
  }
}

/** How a call names one row: its only path parameter. */
export function rowInput(resource: Resource, call: string, id: string): Input {
  const shape = (specOf(resource, call).params as { readonly shape?: Input } | undefined)?.shape
  return shape ? { params: { [Object.keys(shape)[0] ?? 'id']: id } } : {}
}

interface Answered {
  readonly items: readonly Row[]
  readonly page?: number
  readonly size?: number
  readonly total?: number
  readonly next?: string | null
}

/** Takes the answer of a list, a plain list or a page of one; returns all it holds. */
export const answerOf = (answer: unknown): Answered =>
  Array.isArray(answer) ? { items: answer as readonly Row[], total: answer.length } : (answer as Answered)

const SIZE = 20

/** Takes the same and the page that an address names; returns that page of a plain list, whose call knows none. */
export function pageOf(answer: unknown, number: string): Answered {
  const whole = answerOf(answer)
  if (!Array.isArray(answer)) return whole
  const page = Math.min(Number(number), Math.ceil(answer.length / SIZE))
  return { ...whole, page, size: SIZE, items: whole.items.slice(page * SIZE, (page + 1) * SIZE) }
}

/** What of a resource its visitor may do. */
export function mayOf({ visitor }: Page, resource: Resource) {
  const isOpen = (call: string | undefined) => {
    if (call === undefined) return false
    const right = specOf(resource, call).may
    return right === undefined || can(visitor, right)
  }
  return {
    create: isOpen(resource.create),
    update: isOpen(resource.update),
    remove: isOpen(resource.remove),
    import: resource.sheet !== undefined && can(visitor, 'data.manage'),
    acts: Object.keys(resource.acts ?? {}).filter(isOpen),
    /** What may be set in many of its records at once. */
    bulk: Object.entries(BULK[resource.path]?.does ?? {}).flatMap(([name, { call = name }]) =>
      isOpen(call) ? [name] : [],
    ),
    does: Object.keys(resource.does ?? {}).filter(isOpen),
  }
}
