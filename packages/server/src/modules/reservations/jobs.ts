import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { followCharge } from './pay/charge-changed.ts'
import { followBank, loansOver } from './pay/financing.ts'
import { workOnExpiry } from './pay/expire.ts'
import {
  writeAppraisalMail,
  writeContractMail,
  writeEstimateMail,
  writeOrderedRefundMail,
  writeRefundMail,
  writeReturnDayMail,
  writeStrayRefundMail,
} from './mail/change-mails.ts'
import { writeReminder } from './mail/reminders.ts'
import { writeOrderMail, writePaidMail, writeReturnMail } from './mail/order-mail.ts'
import { linkRegret } from './cancel/regret-link.ts'
import { reviewSlip } from './promise/slips.ts'
import { lookAgain } from './desk/reprocess.ts'

/** Each reads anew what it works on and does nothing when that has moved on. */
export const reservationJobs: ModuleJobs = {
  'orders.bank': (ctx, data) => followBank(ctx, String(data.orderId)),
  'orders.loan-over': (ctx, data) => loansOver(ctx, String(data.orderId)),
  'orders.charge-changed': (ctx, data) => followCharge(ctx, String(data.chargeId)),
  'orders.appraised': (ctx, data) => writeAppraisalMail(ctx, String(data.orderId), String(data.partId)),
  'orders.continue': (ctx, data) => lookAgain(ctx, String(data.orderId)),
  'orders.expire': (ctx, data) => workOnExpiry(ctx, String(data.orderId)),
  'orders.mail': (ctx, data) => writeOrderMail(ctx, String(data.orderId), Number(data.eventId)),
  'orders.refund-ordered': (ctx, data) => writeOrderedRefundMail(ctx, String(data.orderId), String(data.refundId)),
  'orders.return-asked': (ctx, data) => writeReturnMail(ctx, String(data.orderId)),
  'orders.estimate-changed': (ctx, data) => writeEstimateMail(ctx, String(data.orderId), Number(data.estimateId)),
  'orders.contract-ready': (ctx, data) => writeContractMail(ctx, String(data.orderId), String(data.contractId)),
  'orders.part-paid': (ctx, data) => writePaidMail(ctx, String(data.orderId), String(data.partId)),
  'orders.refund-made': (ctx, data) => writeRefundMail(ctx, String(data.orderId), String(data.refundId)),
  'orders.remind': (ctx, data) => writeReminder(ctx, String(data.orderId), String(data.status)),
  'orders.return-day': (ctx, data) => writeReturnDayMail(ctx, String(data.orderId), String(data.on)),
  'orders.stray-refund-made': (ctx, data) => writeStrayRefundMail(ctx, String(data.orderId), String(data.chargeId)),
  'orders.slip': (ctx, data) => reviewSlip(ctx, String(data.orderId)),
  'orders.regret': (ctx, data) => linkRegret(ctx, String(data.id)),
}
