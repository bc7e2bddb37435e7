import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measurePages } from './browser.ts'
import { measureDatabase } from './database.ts'
import { measureDomain } from './domain.ts'
import { interleave, type Load } from './load.ts'
import { buildWorld } from './scaled-world.ts'
import { type Running, startBare, startPlatform } from './servers.ts'
import { type Line, printTable } from './table.ts'

/**
 * `npm run bench`: each figure beside its limit, measured in the same run. `-- --scale 100` repeats the reads on a
 * world a hundred times as large; `--no-browser` leaves out the pages' budgets. Loads go to loopback only and stop by themselves.
 */
const scale = Number(process.argv[process.argv.indexOf('--scale') + 1]) || 1
const PORT = 4600
const VERSION = 'X6PDZV0'

interface Target {
  readonly name: string
  readonly path: string
  readonly aim: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A parameter no call knows keeps the answer out of memory: the uncached path. */
const READS: readonly Target[] = [
  { name: 'model list, kept', path: '/api/mvs/model?brand=fiat&country=BR', aim: '≥ 0.80' },
  { name: 'home page, kept', path: '/br/fiat', aim: '≥ 0.80', headers: { accept: 'text/html' } },
  { name: 'configurator, kept', path: '/br/fiat/monte/mobi', aim: '≥ 0.80', headers: { accept: 'text/html' } },
  { name: 'model list, made', path: '/api/mvs/model?brand=fiat&country=BR&bench=1', aim: '≥ 2,000/s' },
  {
    name: 'version with parts, made',
    path: `/api/car/v2/car/web?mvsCode=${VERSION}&country=BR&brand=fiat&bench=1`,
    aim: '',
  },
  {
    name: 'dealers within 50 km, made',
    path: '/api/dealers/v2/dealer/findDealersByRadius?referenceLatitude=-23.55&referenceLongitude=-46.63&radius=50000&bench=1',
    aim: '',
  },
]

const folder = await mkdtemp(join(tmpdir(), 'volante-bench-'))
try {
  const lines: Line[] = []
  const worldDir = await buildWorld(scale, folder)
  const platform = await startPlatform(PORT, join(folder, 'data'), worldDir)
  lines.push({
    name: 'first start, web built',
    value: `${(platform.startMs / 1000).toFixed(1)} s`,
    limit: '',
    ratio: '',
    aim: '≤ 20 s',
  })
  await measureReads(platform, lines)
  await measureLeads(platform, lines)
  lines.push(...(await measureDatabase(join(folder, 'data/postgres/socket'))))
  lines.push({
    name: 'memory after load',
    value: `${platform.memoryMb().toFixed(0)} MB`,
    limit: '',
    ratio: '',
    aim: '',
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
  lines.push(...measureDomain())
  printTable(`scale ${scale}`, lines)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measureReads(platform: Running, lines: Line[]): Promise<void> {
  for (const target of READS) {
    const load: Load = { url: platform.url + target.path, headers: { 'x-site': 'br-fiat', ...target.headers } }
    const answer = await fetch(load.url, { headers: { ...load.headers } })
    const bytes = (await answer.arrayBuffer()).byteLength
    if (!answer.ok) throw new Error(`${target.path} answered ${answer.status}`)
    const bare = await startBare(PORT + 1, bytes)
    const [ours, limit] = await interleave([load, { url: bare.url }])
    await bare.stop()
    if (!ours || !limit || ours.failures > 0) throw new Error(`${target.name}: ${ours?.failures} failures`)
    lines.push({
      name: `${target.name} (${(bytes / 1024).toFixed(0)} KB)`,
      value: `${Math.round(ours.perSecond)}/s`,
      limit: `${Math.round(limit.perSecond)}/s node:http`,
      ratio: (ours.perSecond / limit.perSecond).toFixed(2),
      aim: target.aim,
    })
  }
}

async function measureLeads(platform: Running, lines: Line[]): Promise<void> {
  let counter = 0
  const load: Load = {
    url: `${platform.url}/api/lead`,
    method: 'POST',
    headers: { 'x-client-id': 'bench-client', 'x-client-secret': 'bench-client-secret', 'x-site': 'br-fiat' },
    body: () => {
      counter += 1
      return JSON.stringify(leadBody(counter))
    },
  }
  const [leads] = await interleave([load])
  if (!leads || leads.failures > 0) throw new Error(`lead creation: ${leads?.failures} failures`)
  lines.push({
    name: 'lead created',
    value: `${Math.round(leads.perSecond)}/s`,
    limit: '',
    ratio: '',
    aim: '≥ 1,500/s',
  })
}

function leadBody(seed: number): object {
  return {
    leadPersonType: 'physicalPerson',
    firstName: 'Ana Souza',
    email: `ana.${seed}@volante.example`,
    cpf: cpfOf(seed),
    phone: `119${80_000_000 + (seed % 10_000_000)}`,
    allowEmail: true,
    preferred_contact_method: 'EMAIL',
    stateCode: 'SP',
    cityName: 'São Paulo',
    countryCode: 'BR',
  }
}

function cpfOf(seed: number): string {
  const digit = (text: string) =>
    (([...text].reduce((total, one, at) => total + Number(one) * (text.length + 1 - at), 0) * 10) % 11) % 10
  const nine = String(100_000_000 + seed)
  const ten = `${nine}${digit(nine)}`
  return `${ten}${digit(ten)}`
}
