import type { RouteHandle } from '@volante/contract/page'
import { readAddress } from '@volante/domain/configuration/address'
import { page, type Page } from '../../../shell/page-context.ts'
import { cellText } from '../../range/datasheet.ts'
import { type ValueChange, versionSteps } from '../../range/version-steps.ts'
import { loadCar, type LoadedCar } from '../load-car.ts'
import type { Route } from './+types/car'

export const handle = { cache: ['catalogue', 'prices'], query: ['version', 'year', 'from'] } satisfies RouteHandle

/** What a version has that another one has not, in the site's words. */
export interface VersionDifference {
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[]
  readonly gains: readonly string[]
  readonly losses: readonly string[]
}

export interface CarAnswer extends LoadedCar {
  /** Against the version that the query names as `from`; null without one. */
  readonly difference: VersionDifference | null
}

/** Another version of the model, what it brings, and what a change to it would carry over. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const loaded = await loadCar(known.api, params.model, readAddress(url.searchParams))
  const difference = await differenceOf(known, url.searchParams.get('from'), loaded.car.mvs.code)
  return Response.json({ ...loaded, difference } satisfies CarAnswer)
}

/** Without the datasheets the car is still to be had. */
async function differenceOf({ api, texts, report }: Page, from: string | null, to: string) {
  if (from === null || from === to) return null
  try {
    const { groups } = await api.versionComparator.compare({ query: { mvsCode: [from, to] } })
    const [step] = versionSteps(groups, [0, 1])
    if (!step) return null
    const { gains, losses } = step
    const written = ({ row, before, after }: ValueChange) => ({
      label: row.label,
      before: cellText(texts, row.unit, before) ?? '—',
      after: cellText(texts, row.unit, after) ?? '—',
    })
    return { changes: [...step.changes, ...step.setbacks].map(written), gains, losses }
  } catch (error) {
    report(error)
    return null
  }
}
