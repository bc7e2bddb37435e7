import type { SetupStep } from '@volante/contract/setup'
import { rolesWith } from '@volante/domain/policy/policy'
import type { Country } from '@volante/domain/vocabulary'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { type Group, openSites } from '../../platform/sites/group.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { whatIsMissing } from '../../platform/settings/what-is-missing.ts'
import { isAnotherWith } from '../identity/api.ts'
import { isOfGroup } from './group.ts'
import { isSellerNamed } from './legal.ts'
import { countRowsOf } from './queries.ts'

/** Without these nobody can look at a car and ask a dealer for it; the others make more possible. */
const NEEDED = ['models', 'model_markets', 'versions', 'version_years', 'prices', 'dealer_groups', 'dealers'] as const
const HELPFUL = ['parts', 'version_parts', 'datasheets', 'stock_units', 'campaigns', 'campaign_cars'] as const
/** Tables that their sheets name otherwise. */
const SHEETS: Readonly<Record<string, string>> = { stock_units: 'stock' }

/** Providers that only one country has. */
const SETTING_OF: Partial<Record<keyof Settings, Country>> = {
  CARD_PROVIDER_BR: 'BR',
  CARD_PROVIDER_AR: 'AR',
  PIX_PROVIDER: 'BR',
  BOLETO_PROVIDER: 'BR',
}

/** What has to be there before customers come, and what would help; `isOpen`: they are there. */
export async function setupSteps(ctx: SignedInCtx, group: Group, isOpen: boolean): Promise<SetupStep[]> {
  const isChosen = isOpen || group.name !== null
  const hasSecond = await isAnotherWith(ctx.db, ctx.user.id, rolesWith('data.manage'))
  const counts = await countRowsOf(ctx.db, [...NEEDED, ...HELPFUL])
  const step = { about: null, isNeeded: true, count: null }
  return [
    { ...step, kind: 'group', isDone: isChosen },
    ...legalSteps(ctx, group, isChosen),
    ...NEEDED.map((table) => sheetStep(table, counts[table], true)),
    ...HELPFUL.map((table) => sheetStep(table, counts[table], false)),
    { ...step, kind: 'people', isDone: hasSecond, isNeeded: false },
    ...whatIsMissing(ctx.settings)
      .filter(({ setting }) => isOfGroup(ctx, SETTING_OF[setting]))
      .map(({ setting }): SetupStep => ({ ...step, kind: 'settings', about: setting, isDone: false, isNeeded: false })),
  ]
}

const sheetStep = (table: string, count: number, isNeeded: boolean): SetupStep => ({
  kind: 'sheet',
  about: SHEETS[table] ?? table.replaceAll('_', '-'),
  isDone: count > 0,
  isNeeded,
  count,
})

/** Who stands behind each open site; asked for once it is known which these are. */
function legalSteps(ctx: SignedInCtx, group: Group, isChosen: boolean): SetupStep[] {
  const step = { kind: 'legal' as const, isNeeded: true, count: null, about: null }
  if (!isChosen) return [{ ...step, isDone: false }]
  const unnamed = openSites(ctx.everySite, group.openSites).filter((site) => !isSellerNamed(ctx, site))
  if (unnamed.length === 0) return [{ ...step, isDone: true }]
  return unnamed.map(({ id }) => ({ ...step, about: id, isDone: false }))
}
