import { join } from 'node:path'
import { interleave } from './load.ts'
import { buildWorld } from './scaled-world.ts'
import { startPlatform } from './servers.ts'
import type { Line } from './table.ts'
import { leadLoad, loadOf, READS } from './targets.ts'

const AIM = 1.3

/**
 * How much slower each answer is made on the large world than on the one in the repository, both measured in turns. Neither
 * works on jobs: what one has left to do would count against the other.
 */
export async function measureGrowth(port: number, folder: string, largeWorld: string, scale: number): Promise<Line[]> {
  const large = await startPlatform(port, join(folder, 'data'), largeWorld, 'web')
  const small = await startPlatform(port + 2, join(folder, 'data-1'), await buildWorld(1, folder), 'web')
  const bases = [small.url, large.url]
  const sides = [
    ...READS.filter(({ made }) => made).map((target) => ({
      name: target.name,
      loads: bases.map((base) => loadOf(base, target)),
    })),
    { name: 'lead created', loads: bases.map(leadLoad) },
  ]
  const lines: Line[] = []
  for (const { name, loads } of sides) {
    const [at1, atScale] = await interleave(loads)
    if (!at1 || !atScale || at1.failures + atScale.failures > 0) throw new Error(`${name}: failures`)
    lines.push({
      name: `${name}: growth from 1 to ${scale}`,
      value: `${Math.round(atScale.perSecond)}/s`,
      limit: `${Math.round(at1.perSecond)}/s at scale 1`,
      ratio: (at1.perSecond / atScale.perSecond).toFixed(2),
      aim: `≤ ${AIM}`,
    })
  }
  await small.stop()
  await large.stop()
  return lines
}
