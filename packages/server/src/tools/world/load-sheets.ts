import type { Db } from '../../platform/db/database.ts'
import type { Sheet } from '../../platform/sheets/sheet.ts'
import { appointmentSheets } from '../../modules/appointments/sheets.ts'
import { financingSheets } from '../../modules/financing/sheets.ts'
import { benefitSheets } from '../../modules/benefits/sheets.ts'
import { maintenanceSheets } from '../../modules/maintenance/sheets.ts'
import { recallSheets } from '../../modules/recall/sheets.ts'
import { valuationSheets } from '../../modules/valuation/sheets.ts'
import { ownershipCostSheets } from '../../modules/ownership-cost/sheets.ts'
import { loadOnce } from './once.ts'
import { emptySheets, putSheets, type Row } from './put-sheets.ts'

type Load = (db: Db, dataDir: string, onProgress: (text: string) => void) => Promise<boolean>
type Files = Readonly<Record<string, readonly Row[]>>

/** A part of the world whose files are sheets as they stand, one after the other; what is said counts the first. */
function loaderOf(
  name: string,
  sheets: readonly Sheet[],
  files: readonly [string, ...string[]],
  counted: string,
): Load {
  const load = async (trx: Db, rows: Files) => {
    await emptySheets(trx, sheets, files)
    await putSheets(trx, sheets, rows)
    return `${rows[files[0]]?.length ?? 0} ${counted}`
  }
  return (db, dataDir, onProgress) => loadOnce<Files>(db, dataDir, { name, files, load }, onProgress)
}

/** Takes a folder written by `npm run world` and makes the commercial conditions equal to it. */
export const loadFinancing = loaderOf(
  'financing',
  financingSheets,
  ['financing-conditions', 'indexed-plans', 'index-values'],
  'financing plans',
)

/** The same of dealers' holidays, bays, cars and people. */
export const loadAgenda = loaderOf(
  'agenda',
  appointmentSheets,
  ['dealer-resources', 'holidays', 'appointment-rules'],
  'bays, cars and people of dealers',
)

/** The same of recalls. */
export const loadRecalls = loaderOf(
  'recalls',
  recallSheets,
  ['recall-campaigns', 'recall-chassis', 'recall-repairs', 'recall-parts'],
  'recalls',
)

/** The same of the makers' warranties. */
export const loadWarranties = loaderOf('warranties', benefitSheets, ['warranty-terms'], 'warranty terms')

/** The same of what used cars are worth. */
export const loadValuations = loaderOf('valuations', valuationSheets, ['valuations'], 'values of used cars')

/** The same of maintenance plans. */
export const loadMaintenance = loaderOf(
  'maintenance',
  maintenanceSheets,
  ['maintenance-plans', 'maintenance-items', 'maintenance-works', 'maintenance-rates'],
  'maintenance plans',
)

/** The same of what keeping a car is assumed to cost. */
export const loadOwnershipAssumptions = loaderOf(
  'ownership-assumptions',
  ownershipCostSheets,
  ['ownership-assumptions'],
  'assumptions of keeping a car',
)
