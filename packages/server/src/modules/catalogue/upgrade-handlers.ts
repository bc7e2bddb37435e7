import { brandsReached, reaches } from '@volante/domain/policy/held-scopes'
import { type NewSetup, type Setup, upgrade } from '@volante/contract/upgrade'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { type Handlers, implement, type IsWithin } from '../../platform/http/implement.ts'
import { accountById, isAloneWith } from '../identity/api.ts'
import { notify } from '../notifications/api.ts'
import { findVersion } from './find-version.ts'
import { mvsOf } from './present.ts'
import { currencyOf, scopeOf } from './scope.ts'
import {
  countSetups,
  countVersionsOfBrand,
  deleteSetup,
  findSetup,
  hasSetup,
  holdSetup,
  insertSetup,
  keepDraft,
  listSetups,
  type StoredSetup,
  suggestedCode,
  updateSetup,
  versionNames,
  versionsAmong,
} from './upgrade-queries.ts'

const joinsTwoVersions = async (ctx: Ctx, { fromMvsCode, toMvsCode, brand }: NewSetup): Promise<boolean> =>
  fromMvsCode !== toMvsCode && (await countVersionsOfBrand(ctx, [fromMvsCode, toMvsCode], brand)) === 2

const handlers: Handlers<typeof upgrade.calls> = {
  async setupList({ ctx, query: { brand }, reach }) {
    const setups = await listSetups(ctx, { brand, among: brandsReached(reach, ctx.site.country) })
    return viewsOf(ctx, setups)
  },

  async setupPage({ ctx, query: { brand, isWaiting, page, size }, reach }) {
    const wanted = { brand, isWaiting, among: brandsReached(reach, ctx.site.country) }
    const [setups, total] = await Promise.all([listSetups(ctx, wanted, { page, size }), countSetups(ctx, wanted)])
    return { items: await viewsOf(ctx, setups), page, size, total }
  },

  async versions({ ctx, reach }) {
    const rows = await versionsAmong(ctx, brandsReached(reach, ctx.site.country))
    return rows.map(({ code, name }) => ({ code, name, mvsCode: code }))
  },

  setupGet: ({ ctx, params }) => shown(ctx, params.id),

  async setupCreate({ ctx, body, fail }) {
    if (!(await joinsTwoVersions(ctx, body))) throw fail('catalogue.unknownCodes')
    const waits = body.active && !(await isAloneWith(ctx, 'upgrades.manage'))
    const id = await insertSetup(ctx, waits ? { ...body, active: false } : body)
    if (!id) throw fail('catalogue.upgradeExists')
    if (waits) await wait(ctx, id, body)
    else await ctx.changed('catalogue')
    return shown(ctx, id)
  },

  async setupUpdate({ ctx, params: { id }, body, fail }) {
    if (!(await joinsTwoVersions(ctx, body))) throw fail('catalogue.unknownCodes')
    if (await hasSetup(ctx, body, id)) throw fail('catalogue.upgradeExists')
    const setup = await holdSetup(ctx, id)
    if (!setup) throw fail('request.notFound')
    const isPublic = (setup.active || body.active) && !isSame(setup, body)
    if (isPublic && !(await isAloneWith(ctx, 'upgrades.manage'))) await wait(ctx, id, body)
    else {
      await updateSetup(ctx, id, body)
      await ctx.changed('catalogue')
    }
    return shown(ctx, id)
  },

  async setupDelete({ ctx, params: { id }, fail }) {
    const setup = await holdSetup(ctx, id)
    if (!setup) throw fail('request.notFound')
    if (setup.active && !(await isAloneWith(ctx, 'upgrades.manage'))) throw fail('catalogue.upgradeShown')
    await deleteSetup(ctx, id)
    await ctx.changed('catalogue')
    return undefined
  },

  async setupDecide({ ctx, body: { id, decision }, fail }) {
    const setup = await holdSetup(ctx, id)
    if (!setup) throw fail('request.notFound')
    if (!setup.draft) throw fail('sheets.notReady')
    if (decision === 'drop') {
      await keepDraft(ctx, id, null)
      return shown(ctx, id)
    }
    if (await waitsForAnother(ctx, setup)) throw fail('sheets.needsAnother')
    if (await hasSetup(ctx, setup.draft, id)) throw fail('catalogue.upgradeExists')
    await updateSetup(ctx, id, setup.draft)
    await ctx.changed('catalogue')
    return shown(ctx, id)
  },

  async suggestion({ ctx, query, fail }) {
    const scope = scopeOf(ctx, query)
    const from = await findVersion(ctx, query.mvsCode, scope)
    if (!from) throw fail('request.notFound')
    const code = await suggestedCode(ctx, from.code, from.year, scope.country)
    const to = code ? await findVersion(ctx, code, { country: scope.country, year: from.year }) : null
    if (!to || to.price === null || from.price === null) return null
    const { country } = scope
    return { mvs: mvsOf(to, country), difference: to.price - from.price, currency: currencyOf(country) }
  },
}

const saysOf = ({ brand, fromMvsCode, toMvsCode, year, priority, active }: NewSetup): NewSetup => ({
  brand,
  fromMvsCode,
  toMvsCode,
  year,
  priority,
  active,
})

type Names = Awaited<ReturnType<typeof versionNames>>

const namesIn = (ctx: Ctx, setups: readonly StoredSetup[]): Promise<Names> =>
  versionNames(
    ctx,
    setups.flatMap(({ draft, ...inForce }) =>
      [inForce, ...(draft ? [draft] : [])].flatMap(({ fromMvsCode, toMvsCode }) => [fromMvsCode, toMvsCode]),
    ),
  )

const named = (names: Names, setup: NewSetup) => ({
  ...saysOf(setup),
  fromName: names.get(setup.fromMvsCode) ?? setup.fromMvsCode,
  toName: names.get(setup.toMvsCode) ?? setup.toMvsCode,
})

const setupView = (names: Names, { id, draft, ...inForce }: StoredSetup): Setup => ({
  id,
  ...named(names, draft ?? inForce),
  isWaiting: draft !== null,
})

async function viewsOf(ctx: Ctx, setups: readonly StoredSetup[]): Promise<Setup[]> {
  const names = await namesIn(ctx, setups)
  return setups.map((setup) => setupView(names, setup))
}

async function shown(ctx: SignedInCtx, id: string): Promise<Setup> {
  const setup = await findSetup(ctx, id)
  if (!setup) throw ctx.fail('request.notFound')
  const { draft, draftBy, draftAt } = setup
  const names = await namesIn(ctx, [setup])
  const waiting = draft && {
    by: (draftBy && (await accountById(ctx.db, draftBy))?.name) ?? null,
    at: (draftAt ?? ctx.now).toISOString(),
    inForce: named(names, setup),
    waitsForAnother: await waitsForAnother(ctx, setup),
  }
  return { ...setupView(names, setup), waiting }
}

const waitsForAnother = async (ctx: SignedInCtx, { draftBy }: StoredSetup): Promise<boolean> =>
  draftBy === ctx.user.id && !(await isAloneWith(ctx, 'upgrades.manage'))

/** Keeps what customers would see until another person approves it, who is told. */
async function wait(ctx: SignedInCtx, id: string, draft: NewSetup): Promise<void> {
  await keepDraft(ctx, id, draft)
  await notify(ctx, 'upgradeWaiting', {
    subject: id,
    cause: `${id} ${ctx.requestId}`,
    told: { by: ctx.user.name, from: draft.fromMvsCode, to: draft.toMvsCode },
    to: { countries: [ctx.site.country] },
    but: [ctx.user.id],
  })
}

const isSame = (one: NewSetup, other: NewSetup): boolean =>
  JSON.stringify(saysOf(one)) === JSON.stringify(saysOf(other))

/** Within both brands, where what waits is of another one. */
const isSetupWithin: IsWithin = async (ctx, id, reach) => {
  const setup = await findSetup(ctx, id)
  const { country } = ctx.site
  return (
    setup !== null && [setup, setup.draft ?? setup].every(({ brand }) => reaches(reach, { country, brands: [brand] }))
  )
}

export const upgradeHandlers = implement(upgrade, handlers, { upgradeSetup: isSetupWithin })
