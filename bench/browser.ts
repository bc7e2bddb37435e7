import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Line } from './table.ts'

// Must be set before the import: only then does the package unpack the libraries a bare machine lacks.
process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'

const DEBUG_PORT = 4690
/** Fetched when it is needed: 82 packages and 120 MB for this one measurement would otherwise be everybody's. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const REPORT_BYTES = 64 * 1024 * 1024
const RUNS = 3

interface Page {
  readonly name: string
  readonly path: string
  readonly lcpMs: number
  readonly scriptKb: number
  /** Not for search engines, whose score counts for nothing then. */
  readonly isHidden?: true
}

const PAGES: readonly Page[] = [
  { name: 'portal', path: '/', lcpMs: 1800, scriptKb: 110 },
  { name: 'home', path: '/br/fiat', lcpMs: 1800, scriptKb: 110 },
  { name: 'model', path: '/br/jeep/modelos/compass', lcpMs: 1800, scriptKb: 110 },
  { name: 'comparator', path: '/ar/peugeot/comparador', lcpMs: 1800, scriptKb: 110 },
  { name: 'contact', path: '/br/fiat/contato', lcpMs: 1800, scriptKb: 140 },
  { name: 'dealers', path: '/br/fiat/concessionarias', lcpMs: 1800, scriptKb: 110 },
  { name: 'lead form', path: '/br/fiat/proposta', lcpMs: 1800, scriptKb: 150 },
  { name: 'sign-in', path: '/br/fiat/entrar', lcpMs: 1800, scriptKb: 140, isHidden: true },
  { name: 'configurator', path: '/br/fiat/monte/pulse', lcpMs: 2200, scriptKb: 150 },
]

interface Figures {
  readonly scores: readonly number[]
  readonly lcpMs: number
  readonly cls: number
  readonly scriptKb: number
}

/** The pages' budgets on Lighthouse's mobile profile, the median of a few runs each. */
export async function measurePages(base: string): Promise<Line[]> {
  const browser = await startBrowser()
  try {
    const lines: Line[] = []
    for (const page of PAGES) lines.push(...linesOf(page, await measure(base + page.path)))
    return lines
  } finally {
    browser.kill()
  }
}

async function startBrowser(): Promise<ChildProcess> {
  const { default: chromium } = await import('@sparticuz/chromium')
  const profile = mkdtempSync(join(tmpdir(), 'volante-bench-browser-'))
  const flags = [
    '--headless=shell',
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ]
  const child = spawn(
    await chromium.executablePath(),
    [...flags, '--disable-sync', `--user-data-dir=${profile}`, `--remote-debugging-port=${DEBUG_PORT}`, 'about:blank'],
    { stdio: 'ignore' },
  )
  for (let tries = 0; tries < 200; tries++) {
    if (await fetch(`http://127.0.0.1:${DEBUG_PORT}/json/version`).catch(() => null)) return child
    await new Promise((next) => setTimeout(next, 50))
  }
  throw new Error('the browser did not start')
}

async function measure(url: string): Promise<Figures> {
  const runs: Figures[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await once(url))
  runs.sort((a, b) => a.lcpMs - b.lcpMs)
  const median = runs[Math.floor(RUNS / 2)]
  if (!median) throw new Error('no run')
  return median
}

async function once(url: string): Promise<Figures> {
  const { categories, audits } = await lighthouse(url)
  const scripts = (audits['network-requests']?.details?.items ?? []).filter((one) => one.resourceType === 'Script')
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
      Math.round((categories[id]?.score ?? 0) * 100),
    ),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? 0,
    cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
    scriptKb: (await bytesOf(scripts.map((one) => one.url))) / 1024,
  }
}

/** What we read of Lighthouse's report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: Items } } | undefined>
  >
}
type Items = readonly { readonly url: string; readonly resourceType?: string }[]

/** Bytes of scripts as they are sent, without the heads of the answers. */
async function bytesOf(urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    return Number(headers.get('content-length'))
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

async function lighthouse(url: string): Promise<Report> {
  const args = ['--yes', LIGHTHOUSE, url, `--port=${DEBUG_PORT}`, '--output=json', '--quiet']
  const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: REPORT_BYTES })
  return JSON.parse(stdout)
}

function linesOf(page: Page, { scores, lcpMs, cls, scriptKb }: Figures): Line[] {
  return [
    {
      name: `${page.name}: Lighthouse`,
      value: scores.slice(0, page.isHidden ? 3 : 4).join(' / '),
      limit: '',
      ratio: '',
      aim: page.isHidden ? '≥ 95 / 100 / 100' : '≥ 95 / 100 / 100 / 100',
    },
    {
      name: `${page.name}: LCP`,
      value: `${Math.round(lcpMs)} ms`,
      limit: '',
      ratio: (lcpMs / page.lcpMs).toFixed(2),
      aim: `≤ ${page.lcpMs} ms`,
    },
    { name: `${page.name}: CLS`, value: cls.toFixed(3), limit: '', ratio: '', aim: '≤ 0.02' },
    {
      name: `${page.name}: scripts`,
      value: `${scriptKb.toFixed(0)} KB`,
      limit: '',
      ratio: (scriptKb / page.scriptKb).toFixed(2),
      aim: `≤ ${page.scriptKb} KB`,
    },
  ]
}
