import type { Generated } from 'kysely'

export interface QrCodeTables {
  qr_codes: {
    id: string
    /** As its printed address ends. */
    code: string
    site: string
    dealer_code: string
    name: string
    /** A page of the site. */
    path: string
    /** The last day it leads there. */
    ends_on: string | null
    scans: Generated<number>
    last_scan_on: string | null
    made_by: string | null
    made_at: Date
  }
}
