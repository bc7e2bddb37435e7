import type { SetupState } from '@volante/contract/setup'
import type { Site } from '@volante/contract/site'
import { type DealerReach, reaches } from '@volante/domain/policy/held-scopes'
import { refuse, refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { type Group, openSites, readGroup, writeGroup } from '../../platform/sites/group.ts'
import { isPortal } from '../../platform/sites/sites.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { isToldBy } from './legal.ts'

interface Wish {
  readonly name: string
  readonly sites: readonly string[]
}

interface Terms {
  readonly reach: DealerReach | 'all'
  /** Customers are there already, so nobody invented may stand behind a site that opens. */
  readonly isServing: boolean
  readonly fail: (code: 'setup.legalFirst', values: { readonly site: string }) => Error
}

/** Each site there can be, and whether the group has it. */
export function groupView({ everySite }: SignedInCtx, { name, openSites: chosen }: Group): SetupState['group'] {
  const open = new Set(openSites(everySite, chosen).map(({ id }) => id))
  const sites = everySite.map(({ id, country, brand, brandName, afterSalesOnly }) => ({
    id,
    country,
    brand,
    name: brandName,
    afterSalesOnly,
    isOpen: open.has(id),
  }))
  return { name, sites }
}

/** Keeps what a group chose. */
export async function chooseGroup(ctx: SignedInCtx, wish: Wish, { reach, isServing, fail }: Terms): Promise<void> {
  const before = await readGroup(ctx.db)
  const name = wish.name.trim()
  const brands = ctx.everySite.filter((site) => !isPortal(site))
  const chosen = brands.filter(({ id }) => wish.sites.includes(id)).map(({ id }) => id)
  const isKnown = wish.sites.every((id) => chosen.includes(id))
  refuseFields(
    ctx,
    refusing({
      name: requiredRefusal(name),
      sites: isKnown ? (chosen.length > 0 ? null : refuse('setup.siteNeeded')) : refuse('request.invalid'),
    }),
  )
  const was = openSites(ctx.everySite, before.openSites)
  const now = openSites(ctx.everySite, chosen)
  const touched =
    before.name === name ? ctx.everySite.filter((site) => was.includes(site) !== now.includes(site)) : ctx.everySite
  const beyond = touched.find((site) => !reaches(reach, { country: site.country, brands: [site.brand] }))
  if (beyond) refuseFields(ctx, refusing({ sites: refuse('setup.beyondReach', { site: nameOf(beyond) }) }))
  const untold = now.find((site) => isServing && !was.includes(site) && !isToldBy(ctx, site))
  if (untold) throw fail('setup.legalFirst', { site: nameOf(untold) })
  await writeGroup(ctx.db, { name, openSites: chosen })
}

const nameOf = ({ brandName, country }: Site): string => `${brandName} ${country}`
