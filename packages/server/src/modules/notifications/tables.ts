import type { JSONColumnType } from 'kysely'

export interface NotificationTables {
  notifications: {
    id: string
    account_id: string
    kind: string
    subject: string
    /** The same cause is told once. */
    cause: string
    told: JSONColumnType<Readonly<Record<string, string | number>>>
    /** Where it belongs: whoever does not reach that any more does not read it. */
    country: string | null
    dealer_code: string | null
    at: Date
    read_at: Date | null
  }
  notification_choices: { account_id: string; unwanted: string[] }
}
