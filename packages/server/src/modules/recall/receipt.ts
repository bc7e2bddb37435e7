import { dayIn } from '@volante/domain/local-time'
import { formatDay } from '@volante/domain/date'
import { reportDue } from '@volante/domain/vehicle/recall-progress'
import { streetLine } from '@volante/domain/places/address'
import type { Ctx } from '../../platform/http/ctx.ts'
import { writePdf } from '../../platform/papers/pdf-writer.ts'
import { knownDealer } from '../dealers/api.ts'
import { repairOf } from './queries.ts'

/** The receipt of a car's repair: campaign, place, day, hour, time it took and what was done (BR Portaria Conjunta 3/2019); null where it was not repaired. */
export async function receipt(ctx: Ctx, chassis: string, campaignId: string) {
  const repair = await repairOf(ctx.db, chassis, campaignId)
  if (!repair) return null
  const { language, legal, timeZone } = ctx.site
  const say = (name: string, values: Readonly<Record<string, string | number>> = {}) =>
    ctx.text(`recall.receipt.${name}`, values)
  const dealer = repair.dealerCode === null ? undefined : await knownDealer(ctx, repair.dealerCode)
  const place = dealer
    ? `${dealer.name}, ${streetLine(dealer, dealer.country)}, ${dealer.city}, ${dealer.state}`
    : (repair.dealerCode ?? say('untold'))
  const day = (iso: string) => formatDay(iso, language)
  const body = await writePdf({
    title: say('title'),
    subtitle: say('subtitle', { day: day(dayIn(timeZone, ctx.now)) }),
    blocks: [
      { label: say('chassis'), value: chassis, isBold: true },
      { heading: repair.title[language] },
      { label: say('campaign'), value: campaignId },
      { label: say('place'), value: place },
      { label: say('day'), value: day(repair.doneOn) },
      { label: say('time'), value: repair.doneAt ?? say('untold') },
      {
        label: say('duration'),
        value: repair.minutes === null ? say('untold') : say('minutes', { minutes: repair.minutes }),
      },
      { label: say('measure'), value: repair.measure ?? repair.repair[language] },
      ...(repair.country === 'BR' ? [{ label: say('registry'), value: registryOf(repair) }] : []),
      { text: '' },
      { text: say('free') },
      { text: say('keep') },
    ],
    footer: `${legal.companyName} · ${legal.taxId}`,
    language,
    at: ctx.now,
    onePageDownTo: 6,
  })
  return { type: 'application/pdf', name: `recall-${campaignId.toLowerCase()}.pdf`, body }

  function registryOf({ toldAt, doneOn }: { readonly toldAt: Date | null; readonly doneOn: string }): string {
    return toldAt === null
      ? say('registryUntil', { day: day(reportDue(doneOn)) })
      : say('registryTold', { day: day(dayIn(timeZone, toldAt)) })
  }
}
