import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWorld } from './scaled-world.ts'
import { type Running, startPlatform } from './servers.ts'
import { type Line, printTable } from './table.ts'

const WARM = 100
const PAGES = 200
/** Of a second, as Linux counts them. */
const TICKS = 100

/**
 * What the monthly prices of a list cost: the same page of two platforms in turn, one in a world whose banks lend nothing, and whose
 * tiles have a cash price alone. The ratio is that of processor time, which a busy machine does not change. `node bench/months.ts` measures nothing else.
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
    // Those first ones warm both processes.
    for (let nth = 1; nth <= WARM; nth += 1) {
      await page(lending, nth, true)
      await page(cash, nth, false)
    }
    const before = [lending, cash].map(processorMs)
    for (let nth = WARM + 1; nth <= WARM + PAGES; nth += 1) {
      months.push(await page(lending, nth, true))
      plain.push(await page(cash, nth, false))
    }
    const [one = 0, other = 0] = [lending, cash].map((server, at) => (processorMs(server) - (before[at] ?? 0)) / PAGES)
    return {
      name: 'list of models with monthly prices, processor',
      value: `${one.toFixed(1)} ms (${median(months).toFixed(1)} ms by the clock)`,
      limit: `${other.toFixed(1)} ms (${median(plain).toFixed(1)}) without`,
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

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Milliseconds a process has had a processor for: what others do on the machine is not in it. */
function processorMs({ pid }: Running): number {
  // The name before them may hold spaces.
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = after.split(' ').slice(11, 13).map(Number)
  return (((user ?? 0) + (system ?? 0)) * 1_000) / TICKS
}

if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), 'volante-bench-'))
  try {
    printTable('monthly prices', [await measureMonths(4600, folder, await buildWorld(1, folder))])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
