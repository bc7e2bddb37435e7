import { hkdfSync } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { PreviewAs } from '@volante/contract/change-sets'
import type { Site } from '@volante/contract/site'
import { can } from '@volante/domain/policy/policy'
import { COUNTRIES, type Country } from '@volante/domain/vocabulary'
import { sql } from 'kysely'
import type { Caller } from '../http/ctx.ts'
import { sealed, unsealed } from '../http/sealed.ts'
import type { Platform } from '../process/platform.ts'
import { Remembered } from '../process/remembered.ts'
import { secretOf } from '../settings/secrets.ts'
import type { Settings } from '../settings/settings.ts'
import { type SiteValue, sitesWithin } from '../sites/live-sites.ts'

/** Sealed, so that it need not be looked up to tell a made-up one; sent with the pages of one country alone. */
export const PREVIEW_COOKIE = 'volante-preview'
/** The address of any page with this parameter ends the preview. */
const LEAVE = /[?&]preview=off(?:&|$)/
const inCookies = (name: string, { cookie }: IncomingHttpHeaders): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w%-]+)`).exec(cookie ?? '')?.[1]

/** What somebody looks at the shop with, before it is in force. */
export interface Preview {
  /** A change set, or one value that is kept nowhere else. */
  readonly set: string | null
  readonly value?: SiteValue
  readonly name: string
  readonly as: PreviewAs
  readonly country: Country
  /** The moment the shop is shown as of; null for now. */
  readonly at: number | null
  /** Where whoever looks goes back to, with what they had typed. */
  readonly from?: string
  readonly account: string
  /** By the platform's clock. */
  readonly until: number
}

/** A key of its own from the secret that seals cards. */
const sealOf = (settings: Settings): Buffer =>
  Buffer.from(hkdfSync('sha256', secretOf(settings, 'TOKENISER_KEY'), '', 'previews', 32))

export const previewText = (settings: Settings, preview: Preview): string =>
  sealed(sealOf(settings), deflateRawSync(JSON.stringify(preview)).toString('base64')).toString('base64url')

/** Pages of a country's sites: the browser sends the cookie with no others. */
export const previewPath = (country: Country): string => `/${country.toLowerCase()}`

export const CALLS_PATH = '/api'

/** The same for calls: each country's own, since a browser sends all of them with every call. */
export const callCookie = (country: Country): string => `${PREVIEW_COOKIE}-${country.toLowerCase()}`

/** What a request for a page is to be shown with; null where it says nothing, or nothing that holds now. */
export const previewIn = (platform: Platform, { headers, url }: IncomingMessage): Preview | null =>
  openPreview(platform, inCookies(PREVIEW_COOKIE, headers), url)

/** What a call is to be answered with: what is shown to the page that makes it, which browsers name. */
export function previewOfCall(platform: Platform, { headers }: Pick<IncomingMessage, 'headers'>): Preview | null {
  const page = URL.parse(headers.referer ?? '')?.pathname
  const country = COUNTRIES.find((one) => page === previewPath(one) || page?.startsWith(`${previewPath(one)}/`))
  return country ? openPreview(platform, inCookies(callCookie(country), headers), page) : null
}

/** Whoever opened it, for as long as they hold the right. */
export const maySee = (user: Caller | null, { account, value }: Preview): boolean =>
  user?.id === account && can(user, value ? 'settings.manage' : 'data.manage')

function openPreview({ settings, clock }: Platform, text: string | undefined, url: string | undefined): Preview | null {
  if (!text) return null
  try {
    const packed = unsealed(sealOf(settings), Buffer.from(text, 'base64url'))
    const preview: Preview = JSON.parse(
      inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: 64_000 }).toString(),
    )
    const isOfCountry = `${url ?? ''}/`.startsWith(`${previewPath(preview.country)}/`)
    return isOfCountry && preview.until > clock.now().getTime() ? preview : null
  } catch {
    return null
  }
}

export const isLeaving = ({ url }: IncomingMessage): boolean => LEAVE.test(url ?? '')

/** A page waits so long for rows that somebody is changing. */
const LOCK_MS = 10_000
const OVER = Symbol('what was shown is taken back')

/**
 * Does some work with what the preview shows in force, and as whom it is seen signed in: in a transaction that nobody else sees and that is always rolled back,
 * where calls that write are refused (`runCall`). What the work remembers is forgotten with it.
 */
export async function inPreview<T>(
  platform: Platform,
  preview: Preview,
  site: Site,
  work: (shown: Platform, now: Date, user: Caller | null) => Promise<T>,
): Promise<T> {
  const now = preview.at === null ? platform.clock.now() : new Date(preview.at)
  let result: { readonly of: T } | undefined
  await platform.db
    .transaction()
    .execute(async (db) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(db)
      if (preview.set !== null) await platform.house.show(db, preview.set)
      if (preview.value) await platform.house.showValue(db, preview.value)
      const user = await platform.house.madeUpCaller(db, preview.as, site, now)
      const sites = await sitesWithin(db, platform.siteDefaults, platform.log)
      result = {
        of: await work({ ...platform, ...sites, db, remembered: new Remembered(), isPreview: true }, now, user),
      }
      throw OVER
    })
    .catch((error: unknown) => {
      if (error !== OVER) throw error
    })
  if (!result) throw new Error('A preview showed nothing')
  return result.of
}
