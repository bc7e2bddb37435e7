import type { Server } from 'node:http'
import type { Site } from '@volante/contract/site'
import { sitePath } from '../sites/sites.ts'
import type { Settings } from '../settings/settings.ts'
import { acceptedGaps } from '../settings/what-is-missing.ts'
import type { House, Platform } from './platform.ts'

const startedAt = performance.now()

/** One line of progress with the seconds since start, for the person at the terminal. */
export function step(text: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)
  process.stderr.write(`${seconds} s  ${text}\n`)
}

/** At every start: what is missing and was accepted on purpose. */
export function warnOfGaps(settings: Settings): void {
  const gaps = acceptedGaps(settings)
  if (gaps.length === 0) return
  const lines = gaps.map(({ gap, setting, problem }) => `  ${gap}: ${setting} ${problem}`)
  const rule = '!'.repeat(78)
  process.stderr.write(
    `${rule}\nACCEPTED_GAPS: this platform serves customers although\n${lines.join('\n')}\n${rule}\n`,
  )
}

/** Prints where the platform answers and, in demo mode, who may sign in. */
export async function announce(platform: Platform, server: Server): Promise<void> {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : platform.settings.PORT
  const base = platform.settings.PUBLIC_URL ?? `http://localhost:${port}`
  step('Ready')
  if (platform.settings.ROLE === 'worker') return
  const doors = [
    ['Volante', '/'],
    ...platform.sites.filter(leadsCountry).map(brandDoor),
    ['Dealer desk', '/desk'],
    ['Reference', '/api/docs'],
  ] as const
  const lines = [
    '',
    ...doors.map(([name, path]) => `  ${name.padEnd(18)} ${base}${path}`),
    ...(platform.settings.VOLANTE_DEMO
      ? ['', '  Demo logins (demo mode only):', ...platform.house.demo.logins.map(loginLine)]
      : []),
    ...(await beginning(platform, base)),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Of a new platform: the one link with which its first administrator begins. */
async function beginning({ house, settings, ...rest }: Platform, base: string): Promise<string[]> {
  if (settings.VOLANTE_DEMO) return []
  const token = await house.administratorToken({ house, settings, ...rest })
  if (!token) return []
  return [
    '',
    '  Nobody administers this platform yet. This link works once, for a day; the next start prints another:',
    `    ${base}/desk/begin?${new URLSearchParams({ token }).toString()}`,
  ]
}

/** Brands come in their order, so each country shows its first. */
const leadsCountry = (site: Site, at: number, sites: readonly Site[]): boolean =>
  sites.findIndex(({ country }) => country === site.country) === at

const brandDoor = (site: Site) =>
  [
    `${site.brandName} ${new Intl.DisplayNames(site.language, { type: 'region' }).of(site.country)}`,
    sitePath(site),
  ] as const

const loginLine = (login: House['demo']['logins'][number]): string => `    ${login.email.padEnd(28)} ${login.name}`
