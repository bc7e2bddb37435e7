/** The roles of the documents (platform §6). */
export const ROLES = [
  'user_admin',
  'partner_admin',
  'partner_owner',
  'repairman',
  'offer_admin',
  'customer',
  'sales_customer',
  'post_sales_customer',
  'game_admin',
  'manual_admin',
  'game_moderator',
  'game_player',
  'procedure_manager',
  'regional_manager',
  'dealer_manager',
  'inspector',
  'user_dealer',
  'external_application_admin',
  'dealer_blocker',
  'qr_code_generator',
  'external_application_user',
  'service_admin',
  'dms',
  'event_admin',
  'lead_queue_manager',
  'user_creator',
  'cache_manager',
  'integration_error_manager',
  'push_notification_admin',
  'subscription_payment_manager',
  'toll_event_manager',
  'food_catalog_manager',
  'voucher_admin',
] as const

export type Role = (typeof ROLES)[number]

/** Roles of customers; every other role belongs to staff, whose writes are audited. */
export const CUSTOMER_ROLES: readonly Role[] = ['customer', 'sales_customer', 'post_sales_customer', 'game_player']
