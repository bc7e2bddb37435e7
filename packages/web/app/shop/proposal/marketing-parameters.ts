import { UTM_PARAMETERS } from '@volante/domain/vocabulary'

/** What a campaign adds to an address. */
export const MARKETING_PARAMETERS: readonly string[] = [...UTM_PARAMETERS, 'gclid', 'gclsrc']
