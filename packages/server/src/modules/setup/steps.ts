import type { SetupStep } from '@volante/contract/setup'
import type { Site } from '@volante/contract/site'
import { rolesWith } from '@volante/domain/policy/policy'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { whatIsMissing } from '../../platform/settings/what-is-missing.ts'
import { isAnotherWith } from '../identity/api.ts'
import { countRowsOf } from './queries.ts'

/** Without these nobody can look at a car and ask a dealer for it; the others make more possible. */
const NEEDED = ['models', 'model_markets', 'versions', 'version_years', 'prices', 'dealer_groups', 'dealers'] as const
const HELPFUL = ['parts', 'version_parts', 'datasheets', 'stock_units', 'campaigns', 'campaign_cars'] as const
/** Tables that their sheets name otherwise. */
const SHEETS: Readonly<Record<string, string>> = { stock_units: 'stock' }

/** What has to be there before customers come, and what would help. */
export async function setupSteps(ctx: SignedInCtx): Promise<SetupStep[]> {
  const hasSecond = await isAnotherWith(ctx.db, ctx.user.id, rolesWith('data.manage'))
  const step = { about: null, isNeeded: true, count: null }
  return [
    ...(await Promise.all(NEEDED.map((table) => sheetStep(ctx, table, true)))),
    ...(await Promise.all(HELPFUL.map((table) => sheetStep(ctx, table, false)))),
    { ...step, kind: 'people', isDone: hasSecond, isNeeded: false },
    ...legalSteps(ctx),
    ...whatIsMissing(ctx.settings).map(
      ({ setting }): SetupStep => ({ ...step, kind: 'settings', about: setting, isDone: false, isNeeded: false }),
    ),
  ]
}

async function sheetStep({ db }: SignedInCtx, table: string, isNeeded: boolean): Promise<SetupStep> {
  const count = await countRowsOf(db, table)
  return { kind: 'sheet', about: SHEETS[table] ?? table.replaceAll('_', '-'), isDone: count > 0, isNeeded, count }
}

/** What customers are told of who sells to them; the hours may be anybody's. */
const TOLD = ['companyName', 'taxId', 'address', 'phone', 'email', 'dpoName', 'dpoEmail'] as const

const isInvented = ({ email, companyName }: Site['legal']): boolean =>
  email.endsWith('.example') || /fict[ií]cia/i.test(companyName)

/** Customers must be told who sells to them (Decreto 7.962/2013 art. 2; Ley 24.240 art. 4): of the demo's companies nothing may be left. */
function legalSteps({ sites, siteDefaults }: SignedInCtx): SetupStep[] {
  const invented = sites.filter(({ id, legal }) => {
    const standard = siteDefaults.find((site) => site.id === id)?.legal
    if (isInvented(legal)) return true
    return standard !== undefined && isInvented(standard) && TOLD.some((name) => legal[name] === standard[name])
  })
  const step = { kind: 'legal' as const, isNeeded: true, count: null }
  if (invented.length === 0) return [{ ...step, about: null, isDone: true }]
  return invented.map(({ id }) => ({ ...step, about: id, isDone: false }))
}
