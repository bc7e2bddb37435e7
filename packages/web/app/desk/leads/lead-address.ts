import { LEAD_STATES, type LeadState } from '@volante/contract/desk'

/** What the list is narrowed to, as the address carries it. */
export interface LeadQuery {
  readonly site: string
  readonly dealer: string
  /** UF or name of an Argentine province. */
  readonly place: string
  readonly state: LeadState | ''
  readonly text: string
  /** From 0. */
  readonly page: number
  readonly lead: string
}

const LONGEST = 80

export function readLeadQuery(search: URLSearchParams): LeadQuery {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, LONGEST)
  const page = Number(search.get('page') ?? 0)
  return {
    site: text('site').slice(0, 40),
    dealer: text('dealer').slice(0, 40),
    place: text('place').slice(0, 60),
    state: LEAD_STATES.find((one) => one === search.get('state')) ?? '',
    text: text('text'),
    page: Number.isInteger(page) && page >= 0 && page < 10_000 ? page : 0,
    lead: /^[0-9a-f-]{36}$/.test(search.get('lead') ?? '') ? text('lead') : '',
  }
}

/** Takes a query and what changes; answers its address, blanks and the first page left out. */
export function leadAddress(query: LeadQuery, change: Partial<LeadQuery> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, ...change })) {
    if (value !== '' && value !== 0) search.set(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '/desk' : `/desk?${text}`
}

export const isNarrowed = ({ site, dealer, place, state, text }: LeadQuery): boolean =>
  [site, dealer, place, state, text].some((value) => value !== '')
