export interface PassportTables {
  price_passports: {
    token: string
    site: string
    sum: Buffer
    content: string
    signature: string
    kid: string
    created_at: Date
  }
}
