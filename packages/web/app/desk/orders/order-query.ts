import { isOneOf } from '@volante/domain/choice'
import { ACTORS, type Actor } from '@volante/domain/order/line'
import { STAGES, type Stage } from '@volante/domain/order/stages'
import { parseDay } from '@volante/domain/date'

/** What the list of orders is narrowed to, as the address carries it. */
export interface OrderQuery {
  readonly site: string
  readonly dealer: string
  readonly stage: Stage | ''
  readonly actor: Actor | ''
  readonly text: string
  readonly from: string
  readonly to: string
  /** From 0. */
  readonly page: number
}

export const ORDER_QUERY = ['site', 'dealer', 'stage', 'actor', 'text', 'from', 'to', 'page'] as const
const MOST_PAGES = 10_000

/** Takes the parameters of an address; answers the query, whatever is not understood left out. */
export function readOrderQuery(search: URLSearchParams): OrderQuery {
  const text = (name: string, most: number) => (search.get(name) ?? '').trim().slice(0, most)
  const known = <const K extends string>(of: readonly K[], name: string): K | '' => {
    const value = text(name, 40)
    return isOneOf(of, value) ? value : ''
  }
  const day = (name: string) => parseDay(text(name, 10)) ?? ''
  const page = Number(search.get('page') ?? 0)
  return {
    site: text('site', 40),
    dealer: text('dealer', 40),
    stage: known(STAGES, 'stage'),
    actor: known(ACTORS, 'actor'),
    text: text('text', 80),
    from: day('from'),
    to: day('to'),
    page: Number.isInteger(page) && page >= 0 && page < MOST_PAGES ? page : 0,
  }
}

/** Takes a query and what changes; answers its address, blanks and the first page left out. */
export function orderListAddress(query: OrderQuery, change: Partial<OrderQuery> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, ...change })) {
    if (value !== '' && value !== 0) search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '/desk/orders' : `/desk/orders?${text}`
}

/** Takes a query; answers it as the call asks for it, blanks left out. */
export const asked = ({ site, dealer, stage, actor, text, from, to, page }: OrderQuery) => ({
  page,
  ...(site === '' ? {} : { site }),
  ...(dealer === '' ? {} : { dealerCode: dealer }),
  ...(stage === '' ? {} : { stage }),
  ...(actor === '' ? {} : { actor }),
  ...(text === '' ? {} : { text }),
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
})

export const isNarrowed = ({ page: _page, ...filters }: OrderQuery): boolean =>
  Object.values(filters).some((value) => value !== '')
