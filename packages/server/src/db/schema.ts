import type { CatalogueTables } from '../catalogue/tables.ts'
import type { DealerTables } from '../dealers/tables.ts'
import type { GeographyTables } from '../geography/tables.ts'
import type { IntegrationTables } from '../integration/tables.ts'
import type { LeadTables } from '../leads/tables.ts'
import type { PartsTables } from '../parts/tables.ts'
import type { PlatformTables } from '../platform/tables.ts'
import type { PricingTables } from '../pricing/tables.ts'
import type { RegretTables } from '../regret/tables.ts'
import type { StockTables } from '../stock/tables.ts'

/** Every table of the platform: each module describes its own rows beside its queries. */
export interface Database
  extends CatalogueTables,
    DealerTables,
    GeographyTables,
    IntegrationTables,
    LeadTables,
    PartsTables,
    PlatformTables,
    PricingTables,
    RegretTables,
    StockTables {}
