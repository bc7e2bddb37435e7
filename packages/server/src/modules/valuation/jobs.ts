import { formatPrice } from '@volante/domain/money/price'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { linkToken } from '../../platform/links/own-link.ts'
import { tradeOfferPath } from '@volante/contract/account-addresses'
import { publicOrigin } from '../../providers/identity/demo/names.ts'
import { greeted, sendLetter } from '../../providers/mail/send-letter.ts'
import { findOffer, lapse } from './offer-queries.ts'
import { offerOf } from './present-offer.ts'

export const valuationJobs: ModuleJobs = {
  /** The day of an offer is over. */
  'valuation.lapse': async (ctx: Ctx, data) => {
    await lapse(ctx.db, String(data.id), ctx.now)
  },
  /** The owner is told what is offered, until when, and where to read how it came about. */
  'valuation.offered': async (ctx: Ctx, data) => {
    const row = await findOffer(ctx.db, String(data.id))
    if (!row || row.email === '') return
    const { vehicle, year, plate, offer, currency, dealer, validUntil } = await offerOf(ctx, row)
    const token = linkToken(ctx.settings, 'trade offer', row.id)
    const until = new Intl.DateTimeFormat(ctx.site.language, {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: ctx.site.timeZone,
    })
    const values = {
      name: greeted(ctx, row.name),
      brand: ctx.site.brandName,
      car: `${vehicle} ${year}`,
      plate,
      amount: formatPrice(offer, currency),
      dealer: dealer.name,
      phone: dealer.phone,
      until: until.format(new Date(validUntil)),
      link: publicOrigin(ctx.settings) + tradeOfferPath(ctx.site, token),
    }
    await sendLetter(ctx, {
      cause: [row.id, 'trade offer', validUntil],
      to: row.email,
      text: 'valuation.mail.offer',
      values,
    })
  },
}
