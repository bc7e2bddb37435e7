import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorld } from './scaled-world.ts'
import { type Running, startPlatform } from './servers.ts'
import { type Line, printTable } from './table.ts'

const PAGES = 200

/**
 * What the monthly prices of a list cost: the same page of two platforms in turn, one in a world whose banks lend nothing, and whose
 * tiles have a cash price alone. `node bench/months.ts` measures nothing else.
 */
export async function measureMonths(port: number, folder: string, worldDir: string): Promise<Line> {
  const without = join(folder, 'world-without-loans')
  await cp(worldDir, without, { recursive: true })
  await writeFile(join(without, 'financing-conditions.json'), '[]')
  const [lending, cash] = await Promise.all([
    startPlatform(port + 10, join(folder, 'data-lending'), worldDir, 'web'),
    startPlatform(port + 11, join(folder, 'data-cash'), without, 'web'),
  ])
  try {
    const [months, plain]: [number[], number[]] = [[], []]
    for (let nth = 1; nth <= PAGES; nth += 1) {
      months.push(await page(lending, nth, true))
      plain.push(await page(cash, nth, false))
    }
    const [one, other] = [median(months), median(plain)]
    return {
      name: 'list of models with monthly prices',
      value: `${one.toFixed(1)} ms`,
      limit: `${other.toFixed(1)} ms without`,
      ratio: (one / other).toFixed(2),
      aim: '≤ 1.05',
    }
  } finally {
    await Promise.all([lending.stop(), cash.stop()])
  }
}

/** Milliseconds of a list of models that nobody keeps: each address has another number of the same words. */
async function page({ url }: Running, nth: number, hasMonths: boolean): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${url}/br/fiat/modelos?q=${'a+'.repeat(nth)}a`)
  const html = await answer.text()
  const took = performance.now() - started
  if (!answer.ok || html.includes('CET') !== hasMonths)
    throw new Error(`the list of models has ${hasMonths ? 'no' : 'its'} monthly prices: ${answer.status}`)
  return took
}

/** The first pages of a process warm it. */
const median = (times: readonly number[]): number => {
  const warm = times.slice(times.length / 4).toSorted((a, b) => a - b)
  return warm[Math.floor(warm.length / 2)] ?? 0
}

if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), 'volante-bench-'))
  try {
    printTable('monthly prices', [await measureMonths(4600, folder, await buildWorld(1, folder))])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
