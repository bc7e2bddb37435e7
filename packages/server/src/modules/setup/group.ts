import type { SetupState } from '@volante/contract/setup'
import type { Site } from '@volante/contract/site'
import { type DealerReach, reaches } from '@volante/domain/policy/held-scopes'
import { refuse, refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import type { Country } from '@volante/domain/vocabulary'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { type Group, openSites, readGroup, writeGroup } from '../../platform/sites/group.ts'
import { isPortal } from '../../platform/sites/sites.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { isAloneWith, settleAdministrators } from '../identity/api.ts'
import { notify } from '../notifications/api.ts'
import { isSellerNamed } from './legal.ts'
import { draftOf, holdShop, keepDraft } from './queries.ts'

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

/** Each site there can be, whether the group has it, and what waits for another person. */
export async function groupView(ctx: SignedInCtx, { name, openSites: chosen }: Group): Promise<SetupState['group']> {
  const open = new Set(openSites(ctx.everySite, chosen).map(({ id }) => id))
  const sites = ctx.everySite.map(({ id, country, brand, brandName, afterSalesOnly }) => ({
    id,
    country,
    brand,
    name: brandName,
    afterSalesOnly,
    isOpen: open.has(id),
  }))
  const found = await draftOf(ctx.db)
  const waiting = found?.draft && {
    ...found.draft,
    sites: [...found.draft.sites],
    by: found.name,
    at: (found.at ?? ctx.now).toISOString(),
    waitsForAnother: await waitsForAnother(ctx, found.by),
  }
  return { name, sites, waiting: waiting ?? null }
}

/** Whether the group sells in a country; what no country is named for concerns every group. */
export const isOfGroup = ({ sites }: Pick<SignedInCtx, 'sites'>, country: Country | undefined): boolean =>
  country === undefined || sites.some((site) => site.country === country)

const waitsForAnother = async (ctx: SignedInCtx, by: string | null): Promise<boolean> =>
  by === ctx.user.id && !(await isAloneWith(ctx, 'shop.open'))

/** Keeps what a group chose. What customers find waits for another person; `isOpen`: there are customers. */
export async function chooseGroup(ctx: SignedInCtx, wish: Wish, terms: Terms & { isOpen: boolean }): Promise<void> {
  await holdShop(ctx.db)
  const checked = await checkGroup(ctx, wish, terms)
  if (!terms.isOpen) await settleAdministrators(ctx, checked.now)
  if (!checked.touchesSites || !terms.isOpen || (await isAloneWith(ctx, 'shop.open')))
    return void (await writeGroup(ctx.db, { name: checked.name, openSites: checked.chosen }))
  await keepDraft(ctx.db, { name: checked.name, sites: checked.chosen }, { by: ctx.user.id, at: ctx.now })
  await notify(ctx, 'sitesWaiting', {
    subject: 'group',
    cause: `group ${ctx.requestId}`,
    told: { by: ctx.user.name },
    to: { countries: checked.countries },
    but: [ctx.user.id],
  })
}

/** Puts in force what waits, as the one who approves it may, or drops it. */
export async function decideGroup(
  ctx: SignedInCtx,
  decision: 'approve' | 'drop',
  terms: Terms,
  fail: (code: 'sheets.notReady' | 'sheets.needsAnother') => Error,
): Promise<void> {
  await holdShop(ctx.db)
  const found = await draftOf(ctx.db)
  if (!found?.draft) throw fail('sheets.notReady')
  const isApproval = decision === 'approve'
  const { name, chosen } = await checkGroup(ctx, found.draft, { ...terms, isServing: isApproval && terms.isServing })
  if (!isApproval) return void (await keepDraft(ctx.db, null, { by: ctx.user.id, at: ctx.now }))
  if (await waitsForAnother(ctx, found.by)) throw fail('sheets.needsAnother')
  await writeGroup(ctx.db, { name, openSites: chosen })
}

/** What a group chose, within reach of who chooses and with a company behind each new site. */
async function checkGroup(ctx: SignedInCtx, wish: Wish, { reach, isServing, fail }: Terms) {
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
  const moved = ctx.everySite.filter((site) => was.includes(site) !== now.includes(site))
  const touched = before.name === name ? moved : ctx.everySite
  const beyond = touched.find((site) => !reaches(reach, { country: site.country, brands: [site.brand] }))
  if (beyond) refuseFields(ctx, refusing({ sites: refuse('setup.beyondReach', { site: nameOf(beyond) }) }))
  const unnamed = now.find((site) => isServing && !was.includes(site) && !isSellerNamed(ctx, site))
  if (unnamed) throw fail('setup.legalFirst', { site: nameOf(unnamed) })
  const countries = [...new Set(touched.map(({ country }) => country))]
  return { name, chosen, now: now.filter((site) => !isPortal(site)), countries, touchesSites: moved.length > 0 }
}

const nameOf = ({ brandName, country }: Site): string => `${brandName} ${country}`
