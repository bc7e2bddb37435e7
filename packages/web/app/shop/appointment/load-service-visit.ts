import type { Page } from '../../shell/page-context.ts'
import { loadDays } from './days/load-days.ts'
import { loadOwnCar } from './load-own-car.ts'
import { loadQuote, QUOTED } from './load-quote.ts'
import { loadWho } from './load-who.ts'
import { loadPlace } from './load-place.ts'
import { loadRepairers, namedRecall } from './repair/load-repairers.ts'

/** Where, what is done there, and when: each is asked when the one before it is known. */
export async function loadServiceVisit(shop: Page, asked: URLSearchParams, known: string) {
  const place = await loadPlace(shop, asked, known)
  const { dealer } = place
  const recall = await namedRecall(shop, asked)
  const services = dealer ? await shop.api.scheduler.services({ params: { id: dealer.code } }) : []
  const wanted = asked.get('service')
  const service = services.find(({ id }) => id === wanted) ?? null
  const quoted = QUOTED.flatMap((name) =>
    asked.has(name) ? [[name, asked.get(name)?.slice(0, 20) ?? ''] as const] : [],
  )
  return {
    ...place,
    ...(await loadDays(shop, {
      dealer: service && dealer,
      service: service?.id ?? null,
      campaign: recall?.id ?? null,
      day: asked.get('day'),
    })),
    /** The recall that the address names, and where it is repaired while no dealer is chosen. */
    recall,
    repairers: recall && !dealer ? await loadRepairers(shop, [recall.id], place.near) : null,
    services,
    service,
    /** A revision that the address names, and its price. */
    quoted: Object.fromEntries(quoted),
    priced: await loadQuote(shop, asked, { dealer, service }),
    /** Named in the address; the dealer that is chosen may not do it. */
    wanted,
    model: asked.get('model')?.slice(0, 80) ?? '',
    /** Of the garage: its model and plate are filled in. */
    ownCar: await loadOwnCar(shop, asked.get('car')),
    who: await loadWho(shop),
    formKey: crypto.randomUUID(),
  }
}
