import type { SiteValueTables } from './platform/sites/live-sites.ts'
import type { ShopTables } from './platform/process/shop.ts'
import type { DemoIdentityTables } from './providers/identity/demo/tables.ts'
import type { BoxTables } from './providers/payments/box/tables.ts'
import type { TokeniserTables } from './providers/tokeniser/tables.ts'
import type { AuditTables } from './modules/audit/tables.ts'
import type { AppointmentTables } from './modules/appointments/tables.ts'
import type { EventTables } from './modules/events/tables.ts'
import type { NotificationTables } from './modules/notifications/tables.ts'
import type { ReceptionTables } from './modules/reception/tables.ts'
import type { PartsTables } from './modules/catalogue/parts/tables.ts'
import type { CatalogueTables } from './modules/catalogue/tables.ts'
import type { ChangeSetTables } from './modules/change-sets/tables.ts'
import type { ClientTables } from './modules/clients/tables.ts'
import type { DealerTables } from './modules/dealers/tables.ts'
import type { BenefitTables } from './modules/benefits/tables.ts'
import type { PassportTables } from './modules/passports/tables.ts'
import type { LogbookTables } from './modules/logbook/tables.ts'
import type { GarageTables } from './modules/garage/tables.ts'
import type { ValuationTables } from './modules/valuation/tables.ts'
import type { VehicleTables } from './modules/vehicles/tables.ts'
import type { RegistryTables } from './providers/vehicle-registry/tables.ts'
import type { ManualTables } from './modules/manuals/tables.ts'
import type { MaintenanceTables } from './modules/maintenance/tables.ts'
import type { ReviewTables } from './modules/reviews/tables.ts'
import type { RecallTables } from './modules/recall/tables.ts'
import type { FinancingTables } from './modules/financing/tables.ts'
import type { OwnershipCostTables } from './modules/ownership-cost/tables.ts'
import type { DocumentTables } from './modules/documents/tables.ts'
import type { GeographyTables } from './modules/geography/tables.ts'
import type { IdentityTables } from './modules/identity/tables.ts'
import type { IntegrationTables } from './modules/integration/tables.ts'
import type { IntegrationErrorTables } from './modules/integration-errors/tables.ts'
import type { HookTables } from './modules/hooks/tables.ts'
import type { LeadTables } from './modules/leads/tables.ts'
import type { PaymentTables } from './modules/payments/tables.ts'
import type { PictureTables } from './modules/pictures/tables.ts'
import type { PushTables } from './modules/push/tables.ts'
import type { QrCodeTables } from './modules/qr-codes/tables.ts'
import type { QuotationTables } from './modules/quotations/tables.ts'
import type { PricingTables } from './modules/pricing/tables.ts'
import type { RegretTables } from './modules/regret/tables.ts'
import type { ReservationTables } from './modules/reservations/tables.ts'
import type { SetupTables } from './modules/setup/tables.ts'
import type { SheetTables } from './modules/sheets/tables.ts'
import type { SiteSettingsTables } from './modules/site-settings/tables.ts'
import type { WorkTables } from './modules/work/tables.ts'
import type { StockTables } from './modules/stock/tables.ts'

/** What each module keeps in the database. */
declare module './platform/db/schema.ts' {
  interface Database
    extends BoxTables,
      CatalogueTables,
      ChangeSetTables,
      AppointmentTables,
      AuditTables,
      FinancingTables,
      OwnershipCostTables,
      RecallTables,
      RegistryTables,
      ClientTables,
      DealerTables,
      DemoIdentityTables,
      EventTables,
      ReceptionTables,
      DocumentTables,
      GeographyTables,
      HookTables,
      IdentityTables,
      IntegrationErrorTables,
      IntegrationTables,
      LeadTables,
      NotificationTables,
      PartsTables,
      PaymentTables,
      PictureTables,
      PricingTables,
      PushTables,
      QrCodeTables,
      QuotationTables,
      RegretTables,
      ReservationTables,
      ReviewTables,
      SetupTables,
      SheetTables,
      ShopTables,
      SiteSettingsTables,
      SiteValueTables,
      StockTables,
      TokeniserTables,
      GarageTables,
      MaintenanceTables,
      ValuationTables,
      VehicleTables,
      LogbookTables,
      ManualTables,
      PassportTables,
      BenefitTables,
      WorkTables {}
}
