import type { Db } from '../../platform/db/database.ts'
import { sellingSheets } from '../../modules/reservations/sheets.ts'
import { loadOnce, type WorldPart } from './once.ts'
import { emptySheets, putSheets, renamed, type Row, type SheetRows } from './put-sheets.ts'

const FILES = ['campaigns', 'employees', 'employee-relatives', 'employee-conditions', 'coupons'] as const
type Files = Readonly<Record<(typeof FILES)[number], readonly (Row & { cars: Row[] })[]>>

const rowsOf = (files: Files): SheetRows => ({
  campaigns: renamed(files.campaigns, { directSale: 'isDirectSale' }),
  'campaign-cars': files.campaigns.flatMap(({ id, cars }) =>
    renamed(cars, { mvs: 'mvsCode' }).map((car) => ({ campaignId: id as string, ...car })),
  ),
  employees: renamed(files.employees, { number: 'registrationNumber', admission: 'admissionOn' }),
  'employee-relatives': renamed(files['employee-relatives'], { number: 'registrationNumber' }),
  'employee-conditions': renamed(files['employee-conditions'], {
    type: 'buyerType',
    years: 'minServiceYears',
    cars: 'maxCarsPerYear',
  }),
  coupons: renamed(files.coupons, { downPayment: 'needsDownPayment', uses: 'mostUses', until: 'validUntil' }),
})

/** Orders refer to campaigns, so these are renewed and never deleted. */
const campaigns: WorldPart<Files> = {
  name: 'campaigns',
  files: FILES,
  async load(trx, files) {
    const { campaigns: renewed, ...replaced } = rowsOf(files)
    await emptySheets(trx, sellingSheets, Object.keys(replaced))
    await putSheets(trx, sellingSheets, { campaigns: renewed ?? [], ...replaced })
    return `${files.campaigns.length} campaigns`
  },
}

/** Takes a folder written by `npm run world` and makes campaigns, the employee benefit and coupons equal to it. */
export const loadCampaigns = (db: Db, dataDir: string, onProgress: (text: string) => void): Promise<boolean> =>
  loadOnce(db, dataDir, campaigns, onProgress)
