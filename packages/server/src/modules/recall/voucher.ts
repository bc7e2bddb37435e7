import type { VehicleKey } from '@volante/domain/vehicle/vehicle-key'
import type { Ctx } from '../../platform/http/ctx.ts'
import { writePdf } from '../../platform/papers/pdf-writer.ts'
import { lookUp } from './look-up.ts'

/** What an owner brings to the workshop for the open recalls of a car, or for one of them; null where there is none. */
export async function voucher(ctx: Ctx, key: VehicleKey, campaignId: string | undefined) {
  const { campaigns } = await lookUp(ctx, key, 'RECALL')
  const open = campaigns.filter(({ id }) => campaignId === undefined || id === campaignId)
  if (open.length === 0) return null
  const { language, timeZone, legal } = ctx.site
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(ctx.now)
  const say = (name: string, values: Readonly<Record<string, string | number>> = {}) =>
    ctx.text(`recall.voucher.${name}`, values)
  const body = await writePdf({
    title: say('title'),
    subtitle: say('subtitle', { day }),
    blocks: [
      'plate' in key
        ? { label: say('plate'), value: key.plate, isBold: true }
        : { label: say('chassis'), value: key.chassis, isBold: true },
      ...open.flatMap(({ id, title, risk, repair, minutes, phone, canDrive }) => [
        { heading: title },
        { label: say('campaign'), value: id },
        { text: risk },
        ...(canDrive ? [] : [{ text: ctx.text('recall.doNotDrive') }]),
        { text: repair },
        { label: say('minutes'), value: say('minutesValue', { minutes }) },
        { label: say('phone'), value: phone },
      ]),
      { text: say('free') },
    ],
    footer: `${legal.companyName} · ${legal.taxId}`,
    language,
    at: ctx.now,
    onePageDownTo: 6,
  })
  return { type: 'application/pdf', name: `recall-${open.map(({ id }) => id.toLowerCase()).join('-')}.pdf`, body }
}
