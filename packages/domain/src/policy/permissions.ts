import { CATALOGUE_RIGHTS } from './catalogue-rights.ts'
import type { Right } from './right.ts'
import { partner, sales, salesAndRegion, service, users } from './right-holders.ts'

/**
 * The policy, one entry a right: who holds it and how far (spec platform §6 names the roles, the catalogue's column `roles`
 * who may make a call). What is a person's own (orders, documents, cards, privacy) needs no permission, only a session.
 */
export const RIGHTS = {
  // Sales
  'leads.read': {
    held: { ...salesAndRegion, lead_queue_manager: 'market', ...partner },
    menu: '/desk',
    audited: { 'desk.leads.get': 'lead' },
    forClients: true,
  },
  'leads.work': {
    held: { ...sales, lead_queue_manager: 'market', ...partner },
    audited: {
      'desk.leads.take': 'lead',
      'desk.leads.release': 'lead',
      'desk.leads.answer': 'lead',
      'desk.leads.note': 'lead',
      'desk.leads.close': 'lead',
      'desk.leads.reopen': 'lead',
    },
  },
  'leads.assign': {
    held: { dealer_manager: 'dealerGroup', lead_queue_manager: 'market', ...partner },
    audited: { 'desk.leads.give': 'lead' },
  },
  'messages.work': {
    held: { ...sales, lead_queue_manager: 'market', ...partner },
    menu: '/desk/messages',
    audited: { 'contact.desk.get': null, 'contact.desk.work': null },
  },
  'reports.work': {
    held: { lead_queue_manager: 'market', ...partner },
    menu: '/desk/reports',
    audited: { 'reporting.desk.get': null, 'reporting.desk.work': null },
  },
  'chats.read': {
    held: { ...salesAndRegion, lead_queue_manager: 'market', ...partner },
    menu: '/desk/whatsapp',
  },
  'pageViews.read': {
    held: { lead_queue_manager: 'market', offer_admin: 'brand', ...service, ...partner },
    menu: '/desk/page-views',
  },
  'offers.work': { held: { ...salesAndRegion, offer_admin: 'brand' } },
  'offers.disapprove': { held: { regional_manager: 'region', offer_admin: 'brand' } },
  'prices.read': { held: salesAndRegion },
  'prices.work': {
    held: { ...salesAndRegion, ...partner },
    menu: '/desk/working-prices',
    audited: { 'price.workingPrice.create': null, 'price.workingPrice.update': null },
  },
  'prices.compare': { held: { ...salesAndRegion, ...partner }, menu: '/desk/price-comparison' },
  'quotations.work': {
    held: salesAndRegion,
    menu: '/desk/quotations',
    audited: {
      'quotation.quotations.create': null,
      'quotation.quotations.restore': null,
      'quotation.quotations.send': null,
      'price-passport.quotations.create': null,
    },
  },
  'quotations.approve': {
    held: { dealer_manager: 'dealerGroup', regional_manager: 'region' },
    audited: { 'quotation.quotations.decide': null },
  },
  'visits.answer': {
    held: sales,
    menu: '/desk/appointments',
    audited: {
      'scheduler.desk.answer': null,
      'notices.visitScheduling.cancel': null,
      'notices.visitScheduling.confirm': null,
      'scheduler.desk.move': null,
      'scheduler.desk.price': null,
    },
  },
  'agenda.keep': {
    held: sales,
    menu: '/desk/calendar',
    audited: { 'scheduler.desk.block': null, 'scheduler.desk.unblock': null },
  },
  'closedDays.keep': {
    held: sales,
    menu: '/desk/closed-days',
    audited: { 'closedDays.create': null, 'closedDays.delete': null },
  },
  'loans.follow': {
    held: { ...salesAndRegion, subscription_payment_manager: 'market', ...partner },
    menu: '/desk/loans',
    audited: {
      'financing.desk.note': null,
      'financing.desk.ask': null,
      'financing.desk.paper': null,
      'financing.desk.review': null,
      'financing.desk.resend': null,
    },
  },
  'usedCars.inspect': {
    held: { ...sales, ...partner },
    menu: '/desk/used-cars',
    audited: { 'evaluation.inspection.create': null, 'evaluation.inspection.extend': null },
  },
  'reception.work': {
    held: sales,
    menu: '/desk/reception',
    audited: { 'dealer-sales.desk.create': null, 'dealer-sales.desk.act': null },
  },
  'notices.answer': {
    held: { ...sales, event_admin: 'brand' },
    audited: {
      'notices.virtualEvent.cancel': null,
      'notices.virtualEvent.confirm': null,
      'notices.virtualEvent.update': null,
    },
  },
  'events.receive': {
    held: { ...sales, event_admin: 'brand' },
    menu: '/desk/door',
    audited: { 'events.door.checkIn': null },
  },
  'reviews.reply': {
    held: { dealer_manager: 'dealerGroup', regional_manager: 'region', ...partner },
    menu: '/desk/reviews',
    audited: { 'rating.replies.create': null },
  },
  'qrCodes.manage': {
    held: { qr_code_generator: 'dealer', dealer_manager: 'dealerGroup', ...partner },
    menu: '/desk/qr-codes',
    audited: { 'qrCodes.create': null, 'qrCodes.update': null },
  },
  'benefits.sync': { held: { ...sales, ...partner } },

  // Orders
  'work.read': {
    held: {
      ...salesAndRegion,
      lead_queue_manager: 'market',
      procedure_manager: 'market',
      inspector: 'market',
      subscription_payment_manager: 'market',
      ...partner,
    },
    menu: '/desk/work',
    audited: { 'work.claims.create': 'order', 'work.claims.delete': 'order' },
  },
  'orders.read': {
    held: {
      ...salesAndRegion,
      partner_owner: 'dealerGroup',
      procedure_manager: 'market',
      inspector: 'market',
      subscription_payment_manager: 'market',
      ...service,
      ...partner,
    },
    menu: '/desk/orders',
    audited: { 'orders.desk.note': 'order' },
    forClients: true,
  },
  'orders.advance': {
    held: { ...sales, ...partner },
    audited: {
      'orders.desk.advance': 'order',
      'orders.desk.settlePart': 'order',
      'orders.desk.appraise': 'order',
      'orders.desk.assignUnit': 'order',
      'orders.desk.carBack': 'order',
      'orders.desk.returnDay': 'order',
      'orders.desk.plate': 'order',
    },
  },
  'orders.estimate': {
    held: { ...sales, ...partner },
    audited: { 'orders.desk.estimate': 'order' },
  },
  'promises.read': {
    held: { dealer_manager: 'dealerGroup', regional_manager: 'region', ...partner },
    menu: '/desk/promises',
  },
  'stock.read': {
    held: { ...salesAndRegion, ...service, ...partner },
    menu: '/desk/stock',
  },
  'orders.cancel': {
    held: { dealer_manager: 'dealerGroup', ...partner },
    audited: { 'orders.desk.cancellation': 'order' },
  },
  'payments.read': {
    held: {
      dealer_manager: 'dealerGroup',
      partner_owner: 'dealerGroup',
      subscription_payment_manager: 'market',
      ...service,
      ...partner,
    },
  },
  'refunds.approve': {
    held: { subscription_payment_manager: 'market' },
    audited: {
      'orders.desk.refund': 'order',
      'orders.desk.decideRefund': 'order',
      'orders.desk.retryRefund': 'order',
      'orders.desk.confirmRefund': 'order',
    },
  },
  'documents.review': {
    held: { procedure_manager: 'market' },
    audited: { 'orders.desk.document': 'order' },
  },
  'fraud.review': {
    held: { inspector: 'market' },
    audited: { 'orders.desk.fraud': 'order', 'documents.photo.get': 'order' },
  },
  'contracts.read': { held: { ...sales, partner_owner: 'dealerGroup', procedure_manager: 'market', ...partner } },
  'reservations.reprocess': {
    held: { integration_error_manager: 'market', ...service },
    menu: '/desk/reprocess',
    audited: { 'reservation.v2.reservations.reprocess': 'campaign' },
  },

  // Dealers and workshop
  'dealers.read': {
    held: { ...salesAndRegion, repairman: 'dealer', dealer_blocker: 'market', ...service, ...partner },
    menu: '/desk/dealers',
  },
  'dealers.manage': {
    held: { dealer_manager: 'dealerGroup', ...partner },
    audited: {
      'dealers.desk.update': 'dealer',
      'dealers.desk.photo.update': 'dealer',
      'dealers.desk.photo.delete': 'dealer',
    },
  },
  'dealers.block': {
    held: { dealer_blocker: 'market', ...partner },
    audited: { 'dealers.v1.dealer.updateBlocked': 'dealer' },
  },
  'econnect.switch': {
    held: { repairman: 'dealer', dealer_manager: 'dealerGroup', ...partner },
    audited: { 'dealers.v3.dealer.econnect': 'dealer' },
  },
  'repairmen.manage': {
    held: { repairman: 'own', dealer_manager: 'dealerGroup', ...users },
    menu: '/desk/repairmen',
    audited: {
      'users.v2.self.repairmanUpdate': null,
      'users.v2.self.repairmanEconnect': null,
      'repairmen.create': null,
      'repairmen.update': null,
      'repairmen.certificate.confirm': null,
      'repairmen.econnect': null,
    },
  },
  'partsCatalogue.open': {
    held: { user_dealer: 'dealer', dealer_manager: 'dealerGroup', repairman: 'dealer', dms: 'dealer' },
    menu: '/desk/parts-catalogue',
  },
  'recalls.update': {
    held: { dealer_manager: 'dealerGroup', repairman: 'dealer', dms: 'dealer', inspector: 'market' },
    audited: { 'recall.updateRecall.update': null },
  },
  'recalls.read': {
    held: { dealer_manager: 'dealerGroup', repairman: 'dealer', inspector: 'market', ...service },
    menu: '/desk/recalls',
  },
  'vehicles.record': {
    held: { user_dealer: 'dealer', dealer_manager: 'dealerGroup', repairman: 'dealer', dms: 'dealer' },
    menu: '/desk/workshop',
    audited: { 'vehicle.desk.read': null, 'logbook.desk.find': null, 'logbook.desk.record': null },
  },

  ...CATALOGUE_RIGHTS,

  // People and platform
  'users.read': {
    held: { ...users, user_creator: 'market' },
    menu: '/admin/users',
    section: 'people',
    audited: { 'people.get': 'person' },
  },
  'users.create': {
    held: { ...users, user_creator: 'market' },
    audited: { 'people.invitation.create': 'person', 'users.v2.user.create': null },
  },
  'users.import': {
    held: { ...users, user_creator: 'market' },
    audited: { 'authentication.v1.import.create': null },
  },
  'users.roles': {
    held: users,
    audited: {
      'people.rights.update': 'person',
      'people.rights.decide': 'person',
      'people.groups.update': 'person',
      'people.sessions.delete': 'person',
      'people.bulk.create': 'person',
      'people.bulk.undo': 'person',
    },
  },
  'policy.read': {
    held: { ...users, ...service, ...partner },
    menu: '/admin/permissions',
    section: 'people',
  },
  'audit.read': { held: { ...users, ...service, ...partner }, menu: '/admin/audit', section: 'people' },
  'consents.read': { held: { ...users, ...service, ...partner }, menu: '/admin/consents', section: 'people' },
  'clients.manage': {
    held: { external_application_admin: 'market', ...service, ...partner },
    menu: '/admin/clients',
    audited: { 'clients.create': null, 'clients.rotate': null, 'clients.revoke': null },
  },
  'hooks.manage': {
    held: { external_application_admin: 'market', ...service, ...partner },
    menu: '/admin/hooks',
    audited: {
      'hooks.create': null,
      'hooks.rotate': null,
      'hooks.turn': null,
      'hooks.delete': null,
      'hooks.ping': null,
    },
  },
  'hooks.resend': {
    held: { external_application_admin: 'market', ...service, ...partner },
    menu: '/admin/hook-notices',
    audited: { 'hooks.notices.resend': null },
  },
  'push.manage': {
    held: { push_notification_admin: 'market', ...partner },
    menu: '/admin/push',
    audited: {
      'push.messages.create': null,
      'push.messages.update': null,
      'push.messages.delete': null,
      'push.messages.schedule': null,
      'push.messages.try': null,
      'push.messages.stop': null,
    },
  },
  'banks.watch': { held: { subscription_payment_manager: 'market', ...partner, ...service }, menu: '/admin/banks' },
  'refusals.read': { held: { subscription_payment_manager: 'market', ...partner }, menu: '/admin/refusals' },
  'jobs.read': { held: { integration_error_manager: 'market', ...service }, menu: '/admin/queues' },
  'caches.manage': {
    held: { cache_manager: 'market', ...service },
    menu: '/admin/caches',
    audited: { 'caches.drop': null },
  },
  'jobs.retry': {
    held: { integration_error_manager: 'market', ...service },
    menu: '/admin/failed-jobs',
    audited: { 'jobs.failed.retry': null, 'jobs.failed.giveUp': null, 'jobs.failed.retryAll': null },
  },
  'integrationLog.work': {
    held: { integration_error_manager: 'market', ...service },
    menu: '/admin/integration-log',
    audited: { 'integration-log.root.create': null },
    forClients: true,
  },
  'integrationErrors.work': {
    held: { dealer_manager: 'dealerGroup', integration_error_manager: 'market' },
    menu: '/desk/integration-errors',
    audited: {
      'journey-integration-errors.root.create': null,
      'journey-integration-errors.root.patch': 'integrationError',
      'journey-integration-errors.reprocess.patch': 'integrationError',
    },
    forClients: true,
  },
} as const satisfies Readonly<Record<`${string}.${string}`, Right>>

export type Permission = keyof typeof RIGHTS

type CallOf<R> = R extends { readonly audited: infer A } ? keyof A & string : never
/** Every audited call that takes a right. */
export type RightCall = { [P in Permission]: CallOf<(typeof RIGHTS)[P]> }[Permission]
/** The rights that open a page of the workplace. */
export type MenuRight = {
  [P in Permission]: (typeof RIGHTS)[P] extends { readonly menu: string } ? P : never
}[Permission]

/** Rights by which money leaves or a public price falls: nobody gives them alone. */
export const MONEY_PERMISSIONS = [
  'refunds.approve',
  'orders.cancel',
  'fraud.review',
  'campaigns.manage',
  'coupons.clear',
] as const satisfies readonly Permission[]
