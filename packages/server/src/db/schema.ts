import type { BoxTables } from '../providers/payments/box/tables.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { DealerTables } from '../dealers/tables.ts'
import type { DocumentTables } from '../documents/tables.ts'
import type { GeographyTables } from '../geography/tables.ts'
import type { IdentityTables } from '../identity/tables.ts'
import type { IntegrationTables } from '../integration/tables.ts'
import type { LeadTables } from '../leads/tables.ts'
import type { PartsTables } from '../parts/tables.ts'
import type { PaymentTables } from '../payments/tables.ts'
import type { PlatformTables } from '../platform/tables.ts'
import type { PricingTables } from '../pricing/tables.ts'
import type { RegretTables } from '../regret/tables.ts'
import type { ReservationTables } from '../reservations/tables.ts'
import type { StockTables } from '../stock/tables.ts'
import type { TokeniserTables } from '../tokeniser/tables.ts'

/** Every table of the platform: each module describes its own rows beside its queries. */
export interface Database
  extends BoxTables,
    CatalogueTables,
    DealerTables,
    DocumentTables,
    GeographyTables,
    IdentityTables,
    IntegrationTables,
    LeadTables,
    PartsTables,
    PaymentTables,
    PlatformTables,
    PricingTables,
    RegretTables,
    ReservationTables,
    StockTables,
    TokeniserTables {}
