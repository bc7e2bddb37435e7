import type { BoxTables } from '../../providers/payments/box/tables.ts'
import type { CatalogueTables } from '../../modules/catalogue/tables.ts'
import type { DealerTables } from '../../modules/dealers/tables.ts'
import type { DocumentTables } from '../../modules/documents/tables.ts'
import type { GeographyTables } from '../../modules/geography/tables.ts'
import type { IdentityTables } from '../../modules/identity/tables.ts'
import type { IntegrationTables } from '../../modules/integration/tables.ts'
import type { LeadTables } from '../../modules/leads/tables.ts'
import type { PartsTables } from '../../modules/catalogue/parts/tables.ts'
import type { PaymentTables } from '../../modules/payments/tables.ts'
import type { PlatformTables } from '../process/tables.ts'
import type { PricingTables } from '../../modules/pricing/tables.ts'
import type { RegretTables } from '../../modules/regret/tables.ts'
import type { ReservationTables } from '../../modules/reservations/tables.ts'
import type { StockTables } from '../../modules/stock/tables.ts'
import type { TokeniserTables } from '../../providers/tokeniser/tables.ts'

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
