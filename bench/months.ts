import type { FinancingPlan } from '@volante/domain/financing/simulate'
import { simulate, standardWish } from '@volante/domain/financing/simulate'
import type { Line } from './table.ts'

const PAGES = 30
const ROUNDS = 50

/** How much of making a list of models its monthly prices are: one loan a tile, beside the page that is made anew for each of its addresses. */
export async function measureMonths(url: string, plan: FinancingPlan): Promise<Line> {
  const models = (await (await fetch(`${url}/api/mvs/model?brand=fiat&country=BR`)).json()) as unknown[]
  const pages: number[] = []
  for (let nth = 1; nth <= PAGES; nth += 1) {
    // The same words in another address: nobody keeps it.
    const started = performance.now()
    const answer = await fetch(`${url}/br/fiat/modelos?q=${'a+'.repeat(nth)}a`)
    const html = await answer.text()
    pages.push(performance.now() - started)
    if (!answer.ok || !html.includes('CET'))
      throw new Error(`the list of models has no monthly prices: ${answer.status}`)
  }
  const months: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now()
    for (let at = 0; at < models.length; at += 1)
      simulate(plan, standardWish(plan, 8_000_000 + round * models.length + at, '2026-11-23'))
    months.push(performance.now() - started)
  }
  const [page, month] = [median(pages), median(months)]
  return {
    name: `monthly prices of a list of ${models.length} models`,
    value: `${month.toFixed(2)} ms of ${page.toFixed(1)} ms`,
    limit: '',
    ratio: (month / (page - month)).toFixed(3),
    aim: '≤ 0.05 of the page without',
  }
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
