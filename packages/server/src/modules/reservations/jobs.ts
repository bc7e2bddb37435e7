import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { followCharge } from './pay/charge-changed.ts'
import { workOnExpiry } from './pay/expire.ts'
import { writeEstimateMail, writeOrderMail, writeReturnMail } from './mail.ts'
import { linkRegret } from './cancel/regret-link.ts'
import { findSlips, reviewSlip } from './order/slips.ts'
import { lookAgain } from './desk/reprocess.ts'

/** Each reads anew what it works on and does nothing when that has moved on. */
export const reservationJobs: ModuleJobs = {
  'orders.charge-changed': (ctx, data) => followCharge(ctx, String(data.chargeId)),
  'orders.continue': (ctx, data) => lookAgain(ctx, String(data.orderId)),
  'orders.expire': (ctx, data) => workOnExpiry(ctx, String(data.orderId)),
  'orders.mail': (ctx, data) => writeOrderMail(ctx, String(data.orderId), Number(data.eventId)),
  'orders.return-asked': (ctx, data) => writeReturnMail(ctx, String(data.orderId)),
  'orders.estimate-changed': (ctx, data) => writeEstimateMail(ctx, String(data.orderId), Number(data.estimateId)),
  'orders.slips': (ctx) => findSlips(ctx),
  'orders.slip': (ctx, data) => reviewSlip(ctx, String(data.orderId)),
  'orders.regret': (ctx, data) => linkRegret(ctx, String(data.id)),
}
