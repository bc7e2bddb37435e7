import type { Role } from '../vocabulary.ts'

/** How far a right reaches, widest first: the markets, brands, regions, dealer groups or dealers a person holds, or their own records. */
export const SCOPE_KINDS = ['market', 'brand', 'region', 'dealerGroup', 'dealer', 'own'] as const
export type ScopeKind = (typeof SCOPE_KINDS)[number]

type Grant = Readonly<Partial<Record<Role, ScopeKind>>>

// What several rights share: a dealer's sales people, and those above them.
const sales = { user_dealer: 'dealer', dealer_manager: 'dealerGroup' } as const
const salesAndRegion = { ...sales, regional_manager: 'region' } as const
const service = { service_admin: 'market' } as const
const partner = { partner_admin: 'market' } as const
const users = { user_admin: 'market' } as const

/**
 * The policy: every permission, who holds it, how far (spec platform §6 names the roles, the catalogue's column `roles`
 * who may make a call). What is a person's own (orders, documents, cards, privacy) needs no permission, only a session.
 */
export const GRANTS = {
  // Sales
  'leads.read': { ...salesAndRegion, lead_queue_manager: 'market', ...partner },
  'offers.work': { ...salesAndRegion, offer_admin: 'brand' },
  'offers.disapprove': { regional_manager: 'region', offer_admin: 'brand' },
  'prices.read': salesAndRegion,
  'prices.work': { ...salesAndRegion, ...partner },
  'quotations.work': salesAndRegion,
  'visits.answer': sales,
  'notices.answer': { ...sales, event_admin: 'brand' },
  'benefits.sync': { ...sales, ...partner },

  // Orders
  'orders.read': {
    ...salesAndRegion,
    partner_owner: 'dealerGroup',
    procedure_manager: 'market',
    inspector: 'market',
    subscription_payment_manager: 'market',
    ...service,
    ...partner,
  },
  'orders.advance': { ...sales, ...partner },
  'orders.estimate': { ...sales, ...partner },
  'orders.cancel': { dealer_manager: 'dealerGroup', ...partner },
  'payments.read': {
    dealer_manager: 'dealerGroup',
    partner_owner: 'dealerGroup',
    subscription_payment_manager: 'market',
    ...service,
    ...partner,
  },
  'refunds.approve': { subscription_payment_manager: 'market' },
  'documents.review': { procedure_manager: 'market' },
  'fraud.review': { inspector: 'market' },
  'contracts.read': { ...sales, partner_owner: 'dealerGroup', procedure_manager: 'market', ...partner },
  'reservations.reprocess': { integration_error_manager: 'market', ...service },

  // Dealers and workshop
  'dealers.block': { dealer_blocker: 'market', ...partner },
  'econnect.switch': { repairman: 'dealer', dealer_manager: 'dealerGroup', ...partner },
  'repairmen.manage': { repairman: 'own', dealer_manager: 'dealerGroup', ...users },
  'partsCatalogue.open': { user_dealer: 'dealer', dealer_manager: 'dealerGroup', repairman: 'dealer', dms: 'dealer' },
  'recalls.update': { dealer_manager: 'dealerGroup', repairman: 'dealer', dms: 'dealer', inspector: 'market' },

  // Catalogue and campaigns
  'parts.create': { ...service, ...partner },
  'accessories.index': { cache_manager: 'market', ...service },
  'upgrades.manage': { offer_admin: 'brand', ...service },
  'manuals.manage': { manual_admin: 'brand' },
  'campaigns.manage': { offer_admin: 'brand', game_admin: 'brand' },
  'coupons.clear': { offer_admin: 'brand', voucher_admin: 'brand' },
  'medals.create': { game_admin: 'brand', game_moderator: 'brand', external_application_user: 'brand' },
  'participants.list': { dealer_manager: 'dealerGroup', event_admin: 'brand' },
  'participants.read': { event_admin: 'brand' },

  // People and platform
  'users.read': { ...users, user_creator: 'market' },
  'users.create': { ...users, user_creator: 'market' },
  'users.import': { ...users, user_creator: 'market' },
  'users.roles': users,
  'policy.read': { ...users, ...service, ...partner },
  'audit.read': { ...users, ...service, ...partner },
  'integrationLog.work': { integration_error_manager: 'market', ...service },
  'integrationErrors.work': { dealer_manager: 'dealerGroup', integration_error_manager: 'market' },
} as const satisfies Readonly<Record<`${string}.${string}`, Grant>>

export type Permission = keyof typeof GRANTS

/** Rights by which money leaves or a public price falls: nobody gives them alone. */
export const MONEY_PERMISSIONS = [
  'refunds.approve',
  'orders.cancel',
  'fraud.review',
  'campaigns.manage',
  'coupons.clear',
] as const satisfies readonly Permission[]
