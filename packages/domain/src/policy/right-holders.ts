// What several rights share: a dealer's sales people, and those above them.
export const sales = { user_dealer: 'dealer', dealer_manager: 'dealerGroup' } as const
export const salesAndRegion = { ...sales, regional_manager: 'region' } as const
export const service = { service_admin: 'market' } as const
export const partner = { partner_admin: 'market' } as const
export const users = { user_admin: 'market' } as const
