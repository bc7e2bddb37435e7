import type { IntegrationTables } from '../integration/tables.ts'
import type { PlatformTables } from '../platform/tables.ts'

/** Every table of the platform: each module describes its own rows beside its queries. */
export interface Database extends PlatformTables, IntegrationTables {}
