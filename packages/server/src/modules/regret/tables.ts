import type { RegretKind } from '@volante/contract/regret-rules'

export interface RegretTables {
  regret_requests: {
    id: string
    created_at: Date
    site: string
    kind: RegretKind
    code: string
    name: string
    email: string
    phone: string | null
    reference: string
    message: string | null
    request_key: Buffer
  }
}
