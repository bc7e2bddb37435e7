import { catalogueSheets } from './modules/catalogue/sheets.ts'
import { dealerSheets } from './modules/dealers/sheets.ts'
import { appointmentSheets } from './modules/appointments/sheets.ts'
import { stockSheets } from './modules/stock/sheets.ts'
import { pricingSheets } from './modules/pricing/sheets.ts'
import { sellingSheets } from './modules/reservations/sheets.ts'
import { financingSheets } from './modules/financing/sheets.ts'
import { recallSheets } from './modules/recall/sheets.ts'
import { benefitSheets } from './modules/benefits/sheets.ts'
import { valuationSheets } from './modules/valuation/sheets.ts'
import { maintenanceSheets } from './modules/maintenance/sheets.ts'
import { ownershipCostSheets } from './modules/ownership-cost/sheets.ts'

/** What a group sells with, in the order in which a new one fills it in. */
export const SHEETS = [
  ...catalogueSheets,
  ...dealerSheets,
  ...appointmentSheets,
  ...stockSheets,
  ...pricingSheets,
  ...sellingSheets,
  ...financingSheets,
  ...recallSheets,
  ...benefitSheets,
  ...valuationSheets,
  ...maintenanceSheets,
  ...ownershipCostSheets,
] as const
