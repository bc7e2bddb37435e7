import { Site } from '@volante/contract/site'
import { scopesOf, settingPath } from '@volante/domain/settings/settings'
import type { ColumnType } from 'kysely'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { type Changes, EVERYTHING, PERHAPS } from '../process/changes.ts'
import { SHOP } from '../process/shop.ts'
import { namedAs, openSites, readGroup } from './group.ts'

/** The noun of what administrators set for sites. */
export const SITE_VALUES = 'site-values'

export interface SiteValueTables {
  site_values: {
    scope: string
    key: string
    value: ColumnType<unknown, string, string>
    changed_by: string | null
    changed_at: Date
  }
}

export interface SiteValue {
  readonly scope: string
  readonly key: string
  readonly value: unknown
}

/** Takes a site as its file says and what is set; returns the site with the values of its places, the nearest one last. */
export function siteWith(site: Site, values: readonly SiteValue[], log: Pick<Logger, 'warn'>): Site {
  const own = scopesOf(site).flatMap((scope) => values.filter((one) => one.scope === scope))
  if (own.length === 0) return site
  const whole = z.safeParse(Site, own.reduce(placed, site))
  if (whole.success) return whole.data
  // One that another release wrote must not take the rest with it.
  return own.reduce((made, one) => {
    const parsed = z.safeParse(Site, placed(made, one))
    if (!parsed.success) log.warn({ site: site.id, key: one.key }, 'a value that this release cannot read')
    return parsed.success ? parsed.data : made
  }, site)
}

type Part = Readonly<Record<string, unknown>>

const placed = <T extends object>(site: T, { key, value }: SiteValue): T =>
  put(site as Part, settingPath(key), value) as T

/** A value of several parts leaves alone what it does not name: an appearance knows nothing of a theme's variants. */
function put(part: Part, [name = '', ...rest]: readonly string[], value: unknown): Part {
  const before = (part[name] ?? {}) as Part
  if (rest.length > 0) return { ...part, [name]: put(before, rest, value) }
  const isOfParts = typeof value === 'object' && value !== null && !Array.isArray(value)
  return { ...part, [name]: isOfParts ? { ...before, ...value } : value }
}

const readValues = (db: Db) =>
  db.selectFrom('site_values').select(['scope', 'key', 'value']).orderBy('key').orderBy('scope').execute()

type Known = Pick<LiveSites, 'sites' | 'everySite'>

/** The sites as what a transaction sees has them, where that differs from what is in force. */
export async function sitesWithin(db: Db, defaults: readonly Site[], log: Pick<Logger, 'warn'>): Promise<Known> {
  return sitesOf(defaults, await readChosen(db), log)
}

const readChosen = async (db: Db) => ({ values: await readValues(db), group: await readGroup(db) })

/** Each is a new value, by which whoever keeps something of it finds out that it changed. */
function sitesOf(
  defaults: readonly Site[],
  { values, group }: Awaited<ReturnType<typeof readChosen>>,
  log: Pick<Logger, 'warn'>,
): Known {
  const everySite = defaults.map((site) => ({ ...namedAs(siteWith(site, values, log), group) }))
  return { everySite, sites: openSites(everySite, group.openSites) }
}

/** The sites of this process, and those the files hold. */
export interface LiveSites {
  /** Those that are open. One list for the whole life of the process; what stands in it changes. */
  readonly sites: readonly Site[]
  /** The same with those that the group does not have, or has closed. */
  readonly everySite: readonly Site[]
  readonly defaults: readonly Site[]
}

/**
 * The sites as they are now. When a value changes they are read anew before anything kept is dropped, so that no page is made
 * and kept of what they were.
 */
export async function startLiveSites(
  defaults: readonly Site[],
  db: Db,
  changes: Changes,
  log: Logger,
): Promise<LiveSites> {
  const sites = [...defaults]
  const everySite = [...defaults]
  let known = ''
  const read = async (): Promise<void> => {
    const chosen = await readChosen(db)
    const now = JSON.stringify(chosen)
    if (now === known) return
    known = now
    const made = sitesOf(defaults, chosen, log)
    everySite.splice(0, everySite.length, ...made.everySite)
    sites.splice(0, sites.length, ...made.sites)
    changes.tell(EVERYTHING)
  }
  let reading: Promise<void> = read()
  await reading
  changes.listen((noun) => {
    if (noun !== SITE_VALUES && noun !== SHOP && noun !== PERHAPS) return
    // One after the other: the last to read is the last to be written.
    reading = reading.then(read).catch((error) => log.error({ err: error }, 'settings of the sites'))
  })
  return { sites, everySite, defaults }
}
