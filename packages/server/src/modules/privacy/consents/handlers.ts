import type { ConsentRecord, privacy } from '@volante/contract/privacy'
import { briefName } from '@volante/domain/person/person-name'
import { reaches } from '@volante/domain/policy/held-scopes'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { maskTaxId } from '../../../platform/words/masking.ts'
import { type ConsentFound, findConsents, type Place } from './queries.ts'

/** Who agreed to what, as who answers for it looks it up: masked. */
export const consentRecords: Pick<Handlers<typeof privacy.calls>, 'records'> = {
  async records({ ctx, reach, query: { after, size, brand, document, ...filter } }) {
    const within = ctx.everySite.filter((site) => reaches(reach, { country: site.country, brands: [site.brand] }))
    const sites = within.flatMap((site) => (brand === undefined || site.brand === brand ? [site.id] : []))
    const { timeZone } = ctx.site
    const wanted = { ...filter, document: document?.replaceAll(/\D/g, ''), sites, timeZone }
    const place = after === undefined ? undefined : readPlace(after)
    const { items: found, total } = await findConsents(ctx.db, wanted, place, size && size + 1)
    const rows = found.slice(0, size)
    const last = found.length > size ? rows.at(-1) : undefined
    return { items: rows.map((row) => recordOf(ctx, row)), total, next: last ? `${last.place}.${last.key}` : null }
  },
}

function readPlace(after: string): Place {
  const end = after.indexOf('Z.') + 1
  return { at: after.slice(0, end), key: after.slice(end + 1) }
}

function recordOf({ everySite }: Ctx, row: ConsentFound): ConsentRecord {
  const site = everySite.find(({ id }) => id === row.site)
  return {
    id: row.key,
    at: row.at.toISOString(),
    name: briefName(row.name),
    document: row.document && maskTaxId(row.document),
    act: row.act,
    source: row.source,
    channel: row.channel,
    purpose: row.purpose,
    textVersion: row.text_version,
    brand: site?.brand ?? null,
    country: site?.country ?? null,
  }
}
