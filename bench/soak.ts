import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { buildWorld } from './scaled-world.ts'
import { type Running, startPlatform } from './servers.ts'
import { type Line, printTable } from './table.ts'
import { withSent } from './load.ts'
import { leadLoad, loadOf, READS } from './targets.ts'

/**
 * `npm run soak`: ten minutes at four fifths of what the platform can do, with what visitors ask for mixed as they ask for it. Ends
 * with 1 where a request failed or memory left its bound. `-- --minutes 2` takes another time.
 */
const PORT = 4650
const CONNECTIONS = 16
const PEAK_SECONDS = 20
const LOAD = 0.8
const MOST_MB = 450
/** Of each kind so many in one round, in the order of `READS`: lists, pages and the configurator from memory, what is made, and a lead. */
const ROUND = [8, 4, 2, 2, 1, 2, 1]
const SAMPLE_MS = 5_000
const minutes = Number(process.argv[process.argv.indexOf('--minutes') + 1]) || 10

const folder = await mkdtemp(join(tmpdir(), 'volante-soak-'))
let isFine = false
try {
  const platform = await startPlatform(PORT, join(folder, 'data'), await buildWorld(1, folder))
  const peak = await run(platform, PEAK_SECONDS)
  const memory: number[] = []
  const sampling = setInterval(() => memory.push(platform.memoryMb()), SAMPLE_MS)
  const soak = await run(platform, minutes * 60, Math.round(peak.requests.average * LOAD))
  clearInterval(sampling)
  await platform.stop()
  isFine = failuresOf(soak) === 0 && Math.max(...memory) <= MOST_MB
  printTable(`soak of ${minutes} minutes`, linesOf(peak, soak, memory))
} finally {
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = isFine ? 0 : 1

function run({ url }: Running, duration: number, overallRate?: number): Promise<autocannon.Result> {
  const requests = READS.flatMap((target, at) => {
    const { url: address, headers } = loadOf('', target)
    return Array.from({ length: ROUND[at] ?? 1 }, () => ({
      method: 'GET' as const,
      path: address,
      headers: { ...headers },
    }))
  })
  const lead = leadLoad('')
  const leadRequest: autocannon.Request = {
    method: 'POST',
    path: lead.url,
    headers: { ...lead.headers, 'content-type': 'application/json' },
    setupRequest: (request) => withSent(request, lead.each()),
  }
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    requests: [...requests, leadRequest],
    ...(overallRate === undefined ? {} : { overallRate }),
  })
}

function failuresOf({ non2xx, errors, timeouts }: autocannon.Result): number {
  return non2xx + errors + timeouts
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / Math.max(all.length, 1)
}

function linesOf(peak: autocannon.Result, soak: autocannon.Result, memory: readonly number[]): Line[] {
  const third = Math.ceil(memory.length / 3)
  const [begun, ended] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(2 * third))]
  const line = (name: string, value: string, aim = '', limit = '', ratio = ''): Line => ({
    name,
    value,
    limit,
    ratio,
    aim,
  })
  const rate = soak.requests.average
  return [
    line('peak', `${Math.round(peak.requests.average)}/s`),
    line('held', `${Math.round(rate)}/s`, '0.80', 'peak', (rate / peak.requests.average).toFixed(2)),
    line('requests', String(soak.requests.total)),
    line('failures', String(failuresOf(soak)), '0'),
    line('half within, 99 of 100 within', `${soak.latency.p50} ms, ${soak.latency.p99} ms`),
    line('memory, most', `${Math.max(...memory).toFixed(0)} MB`, `≤ ${MOST_MB} MB`),
    line(
      'memory, last third',
      `${ended.toFixed(0)} MB`,
      'flat',
      `${begun.toFixed(0)} MB before`,
      (ended / begun).toFixed(2),
    ),
  ]
}
