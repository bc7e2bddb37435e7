export interface TokeniserTables {
  one_time_tokens: { token_hash: Buffer; account_id: string; expires_at: Date; spent_at: Date | null }
  card_tokens: {
    token: string
    account_id: string
    fingerprint: Buffer
    brand: string
    last4: string
    holder: string
    expiry: string
    conduct: string
    /** None: in a wallet. */
    expires_at: Date | null
  }
}
