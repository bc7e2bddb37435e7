import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWorld } from './scaled-world.ts'
import { type Running, startPlatform } from './servers.ts'
import { type Line, printTable } from './table.ts'

const WARM = 100
/** Of a second, as Linux counts them. */
const TICKS = 100

/** As visitors get it, and made anew for one: each address has another number of the same words, so that nobody keeps it. */
const VISITS = {
  'kept, as visitors get it': { pages: 2_000, query: () => '' },
  'made anew': { pages: 200, query: (nth: number) => `?q=${'a+'.repeat(nth)}a` },
} as const

/**
 * What the monthly prices of a list cost: the same page of two platforms in turn, one in a world whose banks lend nothing, and whose
 * tiles have a cash price alone. The ratio is that of processor time, which a busy machine does not change. `node bench/months.ts` measures nothing else.
 */
export async function measureMonths(port: number, folder: string, worldDir: string): Promise<Line[]> {
  const without = join(folder, 'world-without-loans')
  await cp(worldDir, without, { recursive: true })
  await writeFile(join(without, 'financing-conditions.json'), '[]')
  const [lending, cash] = await Promise.all([
    startPlatform(port + 10, join(folder, 'data-lending'), worldDir, 'web'),
    startPlatform(port + 11, join(folder, 'data-cash'), without, 'web'),
  ])
  try {
    const lines: Line[] = []
    for (const [name, visit] of Object.entries(VISITS)) lines.push(await inTurn(name, visit, lending, cash))
    return lines
  } finally {
    await Promise.all([lending.stop(), cash.stop()])
  }
}

async function inTurn(
  name: string,
  { pages, query }: { readonly pages: number; readonly query: (nth: number) => string },
  lending: Running,
  cash: Running,
): Promise<Line> {
  const [months, plain]: [number[], number[]] = [[], []]
  let before: readonly number[] = []
  for (let nth = 1; nth <= WARM + pages; nth += 1) {
    if (nth === WARM + 1) before = [lending, cash].map(processorMs)
    const took = [await page(lending, query(nth), true), await page(cash, query(nth), false)] as const
    if (nth <= WARM) continue
    months.push(took[0])
    plain.push(took[1])
  }
  const [one = 0, other = 0] = [lending, cash].map((server, at) => (processorMs(server) - (before[at] ?? 0)) / pages)
  return {
    name: `list of models with monthly prices, ${name}: processor`,
    value: `${one.toFixed(2)} ms (${median(months).toFixed(1)} by the clock)`,
    limit: `${other.toFixed(2)} ms (${median(plain).toFixed(1)}) without`,
    ratio: (one / other).toFixed(2),
    aim: '≤ 1.05',
  }
}

/** Milliseconds of a list of models. */
async function page({ url }: Running, query: string, hasMonths: boolean): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${url}/br/fiat/modelos${query}`)
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
    printTable('monthly prices', await measureMonths(4600, folder, await buildWorld(1, folder)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
