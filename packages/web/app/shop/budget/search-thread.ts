import type { BudgetData } from '@volante/domain/budget/budget-data'
import type { BudgetAnswer } from '@volante/domain/budget/search-budget'
import { findPhotos, type PhotoFinder } from '../../car-photo/find-photos.ts'
import type { BudgetRequest } from './budget-address.ts'
import type { BudgetTask } from './search-budget.worker.ts'

export interface SearchThread {
  search(request: Pick<BudgetRequest, 'wish' | 'most'>): Promise<BudgetAnswer>
  readonly photos: PhotoFinder
}

/** What is searched: of which country, by which site's name it is asked for, and in which state. */
export interface Searched {
  readonly site: string
  readonly country: string
  readonly version: string
}

let opened: { readonly version: string; readonly thread: Promise<SearchThread> } | null = null

/** Fetches once what is sold and what lends on it, and searches it in a thread of its own; fails where either cannot be had. */
export function searchThread(searched: Searched): Promise<SearchThread> {
  const { version } = searched
  if (opened?.version === version) return opened.thread
  const thread = openThread(searched)
  opened = { version, thread }
  thread.catch(() => {
    opened = null
  })
  return thread
}

async function openThread({ site, country, version }: Searched): Promise<SearchThread> {
  const fetched = async (path: string) => {
    const response = await fetch(path, { headers: { 'x-site': site } })
    if (!response.ok) throw new Error(`${response.status} ${path}`)
    return response.json()
  }
  const [data, photos] = await Promise.all([
    fetched(`/api/budget/data/${country}?v=${version}`) as Promise<BudgetData>,
    findPhotos({ assets: { pictures: () => fetched('/api/assets/pictures') } }),
  ])
  const worker = new Worker(new URL('./search-budget.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: BudgetAnswer) => void>()
  worker.addEventListener('message', (event: MessageEvent<{ id: number; answer: BudgetAnswer }>) => {
    waiting.get(event.data.id)?.(event.data.answer)
    waiting.delete(event.data.id)
  })
  const send = (task: BudgetTask) => worker.postMessage(task)
  send({ data })
  let count = 0
  return {
    photos,
    search: ({ wish, most }) =>
      new Promise((resolve, reject) => {
        const id = (count += 1)
        waiting.set(id, resolve)
        worker.addEventListener('error', () => reject(new Error('The search could not be loaded')), { once: true })
        send({ id, wish, most })
      }),
  }
}
