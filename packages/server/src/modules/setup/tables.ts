import type { ProviderTry } from '@volante/contract/setup'

type Last = NonNullable<ProviderTry['last']>

export interface SetupTables {
  provider_tries: {
    kind: ProviderTry['kind']
    provider: string
    state: Last['state']
    reason: Last['reason']
    detail: string | null
    took_ms: number
    tried_at: Date
    tried_by: string | null
  }
}
