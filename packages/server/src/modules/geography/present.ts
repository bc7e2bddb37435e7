import type { City, State } from '@volante/contract/location'
import { type State as StateFacts, stateKey } from '@volante/domain/places/places'

export const stateAnswer = (state: StateFacts): State => ({
  code: stateKey(state),
  name: state.name,
  officialCode: state.officialCode,
  region: state.region,
})

export const cityAnswer = (row: { code: string; name: string; state: string; country: 'BR' | 'AR' }): City => ({
  code: row.code,
  name: row.name,
  stateCode: row.state,
  countryCode: row.country,
})
