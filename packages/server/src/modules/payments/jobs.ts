import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { deliver, deliverRefund } from './box/courier.ts'
import { workOnCancel, workOnExpiry } from './charge/cancel.ts'
import { askAbout, reconcile } from './charge/reconcile.ts'
import { workOnRefund } from './refund/refund.ts'
import { workOnSubmission } from './charge/submit.ts'
import { workOnWebhook } from './charge/webhooks.ts'

/** What follows a commit. Every job reads the charge again and does nothing when it has moved on. */
export const paymentJobs: ModuleJobs = {
  'payments.submit': (ctx, data) => workOnSubmission(ctx, String(data.chargeId)),
  'payments.cancel': (ctx, data) => workOnCancel(ctx, String(data.chargeId)),
  'payments.expire': (ctx, data) => workOnExpiry(ctx, String(data.chargeId)),
  'payments.ask': (ctx, data) => askAbout(ctx, String(data.chargeId)),
  'payments.refund': (ctx, data) => workOnRefund(ctx, String(data.refundId)),
  'payments.webhook': (ctx, data) => workOnWebhook(ctx, String(data.id)),
  'payments.reconcile': reconcile,
  'box.settle': (ctx, data) => deliver(ctx, String(data.chargeId)),
  'box.refunded': (ctx, data) => deliverRefund(ctx, String(data.refundId)),
}

/** Cron, UTC. */
export const paymentSchedules = { 'payments.reconcile': '*/5 * * * *' } as const
