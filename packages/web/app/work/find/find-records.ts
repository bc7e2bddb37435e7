import { can } from '@volante/domain/policy/policy'
import type { Page } from '../../shell/page-context.ts'

export interface FoundRecord {
  readonly kind: 'order' | 'lead' | 'person'
  readonly to: string
  readonly name: string
  readonly about: string
}

const LEAST = 2
const MOST = 5

/** Takes words; returns the orders, leads and people they name, of those the visitor reaches: the lists' own calls, masked as there. */
export async function findRecords({ api, visitor, report }: Page, words: string): Promise<readonly FoundRecord[]> {
  const text = words.trim().slice(0, 80)
  if (text.length < LEAST) return []
  const found = await Promise.all([
    can(visitor, 'orders.read') ? ordersOf(api, text) : [],
    can(visitor, 'leads.read') ? leadsOf(api, text) : [],
    can(visitor, 'users.read') ? peopleOf(api, text) : [],
  ]).catch((error: unknown) => {
    report(error)
    return []
  })
  return found.flat()
}

async function ordersOf(api: Page['api'], text: string): Promise<FoundRecord[]> {
  const { items } = await api.orders.deskList({ query: { text, size: MOST } })
  return items.map(({ id, number, buyer, car }) => ({
    kind: 'order',
    to: `/desk/orders/${id}`,
    name: number,
    about: `${buyer.name}, ${car.modelName}`,
  }))
}

async function leadsOf(api: Page['api'], text: string): Promise<FoundRecord[]> {
  const { items } = await api.desk.leads({ query: { text, size: MOST } })
  return items.map(({ id, protocol, name }) => ({ kind: 'lead', to: `/desk?lead=${id}`, name: protocol, about: name }))
}

async function peopleOf(api: Page['api'], text: string): Promise<FoundRecord[]> {
  const { items } = await api.people.list({ query: { text, size: MOST } })
  return items.map(({ id, name, email }) => ({ kind: 'person', to: `/admin/users/${id}`, name, about: email }))
}
