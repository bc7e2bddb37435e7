import type { FinancingPlan } from '@volante/contract/financing'
import type { IndexedPlan } from '@volante/contract/financing-indexed'
import type { Borrower } from '@volante/domain/financing/iof'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'

export interface Plans {
  readonly loans: readonly FinancingPlan[]
  readonly indexed: readonly IndexedPlan[]
  /** When they were had, where they could not be had again since. */
  readonly asOf: string | null
}

const MOST_KEPT = 300
const kept = new Map<string, Plans>()

/** Every plan of a car; those last had, and when, while the service does not answer (FS9); null where there are none. */
export async function loadPlans(
  { api, site, now }: Page,
  mvs: string,
  borrower: Borrower = 'person',
  state: string | null = null,
): Promise<Plans | null> {
  const key = `${site.id} ${mvs} ${borrower} ${state}`
  try {
    const [loans, all] = await Promise.all([
      api.financing.conditions({ query: { mvs, borrower, ...(state === null ? {} : { state }) } }),
      api.financing.indexedPlans({ query: { mvs } }),
    ])
    // Loans in UVA are for people; who saves for a car may be a company.
    const indexed = borrower === 'person' ? all : all.filter(({ kind }) => kind !== 'UVA')
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, { loans, indexed, asOf: new Date(now).toISOString() })
    return { loans, indexed, asOf: null }
  } catch (error) {
    if (callRefusal(error)) throw error
    return kept.get(key) ?? null
  }
}
