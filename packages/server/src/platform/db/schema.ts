import type { PlatformTables } from './platform-tables.ts'

/** Every table. Each module describes its own rows beside its queries; `house.ts` adds them here. */
export interface Database extends PlatformTables {}
