import type { WhatsAppStart, whatsappLead } from '@volante/contract/whatsapp-lead'
import { briefName } from '@volante/domain/person/person-name'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { countedPage } from '../../../platform/words/counted-page.ts'
import { type DayRange, onDays } from '../../../platform/words/day-range.ts'
import { isOneOf } from '../../../platform/db/is-one-of.ts'
import { maskPhone, maskTaxId } from '../../../platform/words/masking.ts'
import { isOf, knownDealer, type Places, placesWithin } from '../../dealers/api.ts'

/** Who began a conversation, as staff see it: masked. */
export const listStarts: Handlers<typeof whatsappLead.calls>['starts'] = async ({ ctx, reach, query }) => {
  const { page, size, ...filter } = query
  const { items: rows, total } = await findStarts(ctx, await placesWithin(ctx, reach), filter, { page, size })
  return { items: await Promise.all(rows.map((row) => masked(ctx, row))), page, size, total }
}

export interface StartFilter extends DayRange {
  readonly brand?: string | undefined
  readonly dealerCode?: string | undefined
}

/** Conversations begun at these places and how many there are, newest first. */
export async function findStarts(
  { db, site, everySite }: Pick<Ctx, 'db' | 'site' | 'everySite'>,
  places: Places,
  { brand, dealerCode, ...days }: StartFilter,
  paging: { readonly page: number; readonly size: number },
) {
  const ofBrand = everySite.flatMap((one) => (one.brand === brand ? [one.id] : []))
  const wanted = db
    .selectFrom('whatsapp_starts')
    .where(isOf(places))
    .$if(brand !== undefined, (query) => query.where(isOneOf('site', ofBrand)))
    .$if(dealerCode !== undefined, (query) => query.where('dealer_code', '=', dealerCode ?? ''))
    .where(onDays('created_at', site, days))
  const sorted = wanted.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  return countedPage(db, wanted.select('id'), paging, (size, before) => sorted.limit(size).offset(before).execute())
}

type StartFound = Awaited<ReturnType<typeof findStarts>>['items'][number]

async function masked(ctx: Ctx, row: StartFound): Promise<WhatsAppStart> {
  const site = ctx.everySite.find(({ id }) => id === row.site)
  const { model, version, color } = row.car
  return {
    id: row.id,
    startedAt: row.created_at.toISOString(),
    brand: site?.brand ?? null,
    country: site?.country ?? null,
    dealerCode: row.dealer_code,
    dealerName: (await knownDealer(ctx, row.dealer_code))?.name ?? null,
    name: briefName(row.name),
    phone: row.phone && maskPhone(row.phone),
    taxId: row.tax_id && maskTaxId(row.tax_id),
    car: [model, version, color].filter(Boolean).join(' '),
    scheduleDate: row.schedule_date,
  }
}
