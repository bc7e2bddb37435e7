import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  buildCampaigns,
  buildCoupons,
  buildEmployeeConditions,
  buildEmployeeRelatives,
  buildEmployees,
  type CampaignSite,
} from './campaigns.ts'
import { buildAgenda } from './agenda.ts'
import { buildCatalogue } from './catalogue/build.ts'
import { buildFinancing, buildIndexedPlans, buildIndexValues } from './financing.ts'
import { buildWarranties } from './warranties.ts'
import { buildRecalls } from './recalls.ts'
import { buildMaintenance } from './maintenance/build.ts'
import { buildLeads, type LeadSite } from './leads/build.ts'
import { buildPlaces } from './places/build.ts'
import type { DealerSeed } from './places/dealers.ts'
import { buildReviews } from './reviews/build.ts'
import { buildStock } from './stock.ts'
import { buildOwnershipAssumptions } from './ownership-assumptions.ts'
import { buildValuations } from './valuations.ts'
import { buildVehicles } from './vehicles.ts'
import { writeRecords } from './write.ts'

// npm run world -- [--scale 100] [--out folder]: dealers and what they have multiply, the catalogue stays.
const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' }, out: { type: 'string' } } })
const scale = Number(values.scale)
if (!Number.isInteger(scale) || scale < 1) throw new Error('--scale wants a whole number above 0')
if (scale > 1 && !values.out) throw new Error('--scale needs --out: world/data keeps the world of scale 1')
const dataDir = values.out ?? join(import.meta.dirname, 'data')
const log = (line: string): void => void process.stdout.write(`${line}\n`)

buildPlaces({ dataDir, scale, log })
const files = buildCatalogue()
const dealers = JSON.parse(readFileSync(join(dataDir, 'dealers.json'), 'utf8')) as DealerSeed[]
const sites = readSites()
const stock = buildStock(files, dealers)
const vehicles = buildVehicles(files)
const made = {
  stock,
  vehicles,
  leads: buildLeads({ sites }, dealers, files),
  campaigns: buildCampaigns(sites, stock, files),
  employees: buildEmployees(),
  'employee-relatives': buildEmployeeRelatives(),
  'employee-conditions': buildEmployeeConditions(),
  coupons: buildCoupons(),
  'financing-conditions': buildFinancing(),
  'indexed-plans': buildIndexedPlans(),
  'index-values': buildIndexValues(),
  valuations: buildValuations(files),
  ...buildMaintenance(files, dealers),
  'ownership-assumptions': buildOwnershipAssumptions(),
  reviews: buildReviews(files.models),
  ...buildAgenda(dealers, files.models),
  'warranty-terms': buildWarranties(files),
  ...buildRecalls([...stock, ...vehicles], dealers),
}
for (const [name, records] of Object.entries({ ...files, ...made })) {
  writeRecords(dataDir, name, records)
  log(`${name}.json: ${records.length} records`)
}

function readSites(): (LeadSite & CampaignSite)[] {
  const folder = join(import.meta.dirname, '../sites')
  const names = readdirSync(folder).toSorted()
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as LeadSite & CampaignSite)
}
