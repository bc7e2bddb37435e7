import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measurePages } from './browser.ts'
import { measureDatabase } from './database.ts'
import { measureDomain } from './domain.ts'
import { measureGrowth } from './growth.ts'
import { interleave, type Load } from './load.ts'
import { measureMonths } from './months.ts'
import { measureOrders } from './orders.ts'
import { measurePictures } from './pictures.ts'
import { rawInterleave } from './raw-load.ts'
import { buildWorld } from './scaled-world.ts'
import { type Running, startBare, startPlatform } from './servers.ts'
import { type Line, printTable } from './table.ts'
import { leadLoad, loadOf, READS, type Target } from './targets.ts'

/**
 * `npm run bench`: each figure beside its limit, measured in the same run. `-- --scale 100` measures a
 * world a hundred times as large, and how far that is slower than the world in the repository; `--no-browser` leaves out the pages' budgets, `--unbuilt` forgets the pages' builds before the first start. Loads go to loopback only and stop by themselves.
 */
const scale = Number(process.argv[process.argv.indexOf('--scale') + 1]) || 1
const PORT = 4600
const isUnbuilt = process.argv.includes('--unbuilt')
if (isUnbuilt) await rm(join(import.meta.dirname, '../packages/web/build'), { recursive: true, force: true })

const folder = await mkdtemp(join(tmpdir(), 'volante-bench-'))
try {
  const lines: Line[] = []
  const worldDir = await buildWorld(scale, folder)
  const platform = await startPlatform(PORT, join(folder, 'data'), worldDir)
  lines.push({
    name: isUnbuilt ? 'first start, pages not built' : 'first start, pages built',
    value: `${(platform.startMs / 1000).toFixed(1)} s`,
    limit: '',
    ratio: '',
    aim: '≤ 20 s',
  })
  const selects = await measureDatabase(join(folder, 'data/postgres/socket'))
  lines.push({ name: 'single row by key, driver alone', value: `${selects}/s`, limit: '', ratio: '', aim: 'the limit' })
  await measureReads(platform, selects, lines)
  lines.push(...(await measurePictures(platform.url, PORT + 1)))
  await measureLeads(platform, selects, lines)
  lines.push({
    name: 'memory after load',
    value: `${platform.memoryMb().toFixed(0)} MB`,
    limit: '',
    ratio: '',
    aim: '≤ 450 MB',
  })
  await platform.stop()
  const again = await startPlatform(PORT, join(folder, 'data'), worldDir)
  lines.push({
    name: 'later start',
    value: `${(again.startMs / 1000).toFixed(1)} s`,
    limit: '',
    ratio: '',
    aim: '≤ 5 s',
  })
  if (!process.argv.includes('--no-browser')) lines.push(...(await measurePages(again.url)))
  await again.stop()
  lines.push(...(await measureMonths(PORT, folder, worldDir)))
  if (scale > 1) lines.push(...(await measureGrowth(PORT, folder, worldDir, scale)))
  const orders = await startPlatform(PORT, join(folder, 'data'), worldDir, 'web')
  lines.push(...(await measureOrders(orders, join(folder, 'data/postgres/socket'), scale)))
  await orders.stop()
  lines.push(...measureDomain())
  printTable(`scale ${scale}`, lines)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measureReads(platform: Running, selects: number, lines: Line[]): Promise<void> {
  for (const target of READS) {
    const bytes = await sizeOf(platform, target)
    const bare = await startBare(PORT + 1, bytes)
    const [ours, limit] = await ratesOf(target, [loadOf(platform.url, target), { url: bare.url }])
    await bare.stop()
    const ratios = [ours / limit, ...(target.made ? [ours / selects] : [])]
    lines.push({
      name: `${target.name} (${(bytes / 1024).toFixed(0)} KB)`,
      value: `${Math.round(ours)}/s`,
      limit: `${Math.round(limit)}/s node:http${target.made ? `, ${selects}/s select` : ''}`,
      ratio: ratios.map((ratio) => ratio.toFixed(2)).join(', '),
      aim: target.aim,
    })
  }
}

/** Returns a second of ours and of the limit. */
async function ratesOf({ name, made }: Target, sides: readonly [Load, Load]): Promise<readonly [number, number]> {
  if (!made) {
    const [ours = 0, limit = 1] = await rawInterleave(sides)
    return [ours, limit]
  }
  const [ours, limit] = await interleave(sides)
  if (!ours || !limit || ours.failures > 0) throw new Error(`${name}: ${ours?.failures} failures`)
  return [ours.perSecond, limit.perSecond]
}

async function sizeOf(platform: Running, target: Target): Promise<number> {
  const { url, headers } = loadOf(platform.url, target)
  const answer = await fetch(url, { headers: { ...headers } })
  if (!answer.ok) throw new Error(`${target.path} answered ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}

async function measureLeads(platform: Running, selects: number, lines: Line[]): Promise<void> {
  const [leads] = await interleave([leadLoad(platform.url)])
  if (!leads || leads.failures > 0) throw new Error(`lead creation: ${leads?.failures} failures`)
  lines.push({
    name: 'lead created',
    value: `${Math.round(leads.perSecond)}/s`,
    limit: `${selects}/s select`,
    ratio: (leads.perSecond / selects).toFixed(2),
    aim: '≥ 1,500/s',
  })
}
