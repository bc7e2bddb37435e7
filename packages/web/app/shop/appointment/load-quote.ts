import type { QuoteBody } from '@volante/contract/maintenance-quote'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'

/** What the address says of a revision. */
export const QUOTED = ['version', 'year', 'revision', 'from', 'use'] as const

export interface QuoteShown {
  readonly quote: QuoteBody
  readonly validTo: string
}

/** The revision that the address asks for at the dealer's price of now; null where it names none or the dealer does none. */
export async function loadQuote(
  { api }: Page,
  asked: URLSearchParams,
  {
    dealer,
    service,
  }: { readonly dealer: { readonly code: string } | null; readonly service: { readonly id: string } | null },
): Promise<QuoteShown | null> {
  const [version = '', year = '', revision = '', from = '', use] = QUOTED.map((name) => asked.get(name) ?? undefined)
  if (!dealer || !service || version === '' || !/^\d{1,3}$/.test(revision)) return null
  const query = {
    mvsCode: version,
    ...(year === '' ? {} : { year: Number(year) }),
    revision: Number(revision),
    ...(from === '' ? {} : { from: Number(from) }),
    use: use === 'severe' ? ('severe' as const) : ('normal' as const),
    dealerCode: dealer.code,
  }
  try {
    const booking = await api.maintenance.scheduleRevision({ query })
    if (booking.service.id !== service.id) return null
    const { price, from: first, validTo } = booking
    const { mvsCode, use: used } = query
    return {
      quote: { mvsCode, year: query.year ?? null, revision: query.revision, from: first, use: used, price },
      validTo,
    }
  } catch (error) {
    if (![400, 404].includes(callRefusal(error)?.status ?? 0)) throw error
    return null
  }
}

/** The price that was shown with the form; null where there was none. */
export function quoteIn(text: string): QuoteBody | null {
  try {
    return text === '' ? null : (JSON.parse(text) as QuoteBody)
  } catch {
    return null
  }
}
