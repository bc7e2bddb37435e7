import * as z from 'zod/mini'
import { Brand, Currency, Mvs, MvsCode, scope, Year } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { bool, page, paging } from './query.ts'

const says = {
  brand: z.string(),
  fromMvsCode: z.string(),
  toMvsCode: z.string(),
  /** Model and version; the code of a version that is gone. */
  fromName: z.string(),
  toName: z.string(),
  /** Only for this model year; null for every one. */
  year: z.nullable(z.int()),
  priority: z.int(),
  active: z.boolean(),
}

/** A setup as it was last saved; customers see it as it was before while `isWaiting`. */
const Setup = z.object({
  id: z.string(),
  ...says,
  isWaiting: z.boolean(),
  /** What customers see until another person approves; only where one setup is read. */
  waiting: z.optional(
    z.nullable(
      z.object({
        by: z.nullable(z.string()),
        at: z.string(),
        inForce: z.object(says),
        /** The caller saved it, so somebody else decides. */
        waitsForAnother: z.boolean(),
      }),
    ),
  ),
})

const NewSetup = z.object({
  brand: Brand,
  fromMvsCode: MvsCode,
  toMvsCode: MvsCode,
  year: z._default(z.nullable(z.int().check(z.gte(1950), z.lte(2100))), null),
  priority: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
  active: z._default(z.boolean(), true),
})

const staff = { access: 'bearer', may: 'upgrades.manage' } as const
const params = z.object({ id: z.uuid() })
const errors = { 'catalogue.unknownCodes': 422, 'catalogue.upgradeExists': 409 } as const

export const upgrade = service('upgrade', {
  setupList: call({
    id: 'upgrade.setup.list',
    get: '/upgrade/setup',
    ...staff,
    within: 'rows',
    query: z.object({ brand: z.optional(Brand) }),
    ok: z.array(Setup),
    says: 'Takes a brand; returns the upgrade setups by priority.',
  }),
  setupPage: call({
    id: 'upgrade.setup.page',
    get: '/upgrade/setup/page',
    ...staff,
    within: 'rows',
    query: z.object({ brand: z.optional(Brand), isWaiting: z.optional(bool()), ...paging }),
    ok: page(Setup),
    says: 'Takes brand, whether a change waits for approval, page and size; returns a page of upgrade setups.',
  }),
  versions: call({
    id: 'upgrade.versions.list',
    get: '/upgrade/versions',
    ...staff,
    within: 'rows',
    ok: z.array(z.object({ code: z.string(), name: z.string(), mvsCode: z.string() })),
    says: 'Returns the versions of the country and of brands within reach that a setup may name, by model and version.',
  }),
  setupGet: call({
    id: 'upgrade.setup.get',
    get: '/upgrade/setup/{id}',
    ...staff,
    within: { record: 'upgradeSetup', by: 'params.id' },
    params,
    ok: Setup,
    errors: { 'request.notFound': 404 },
    says: 'Takes an id; returns the upgrade setup. Refuses an unknown id.',
  }),
  setupCreate: call({
    id: 'upgrade.setup.create',
    post: '/upgrade/setup',
    ...staff,
    within: { brand: 'body.brand' },
    body: NewSetup,
    ok: Setup,
    status: 201,
    errors,
    says: 'Takes two versions of a brand; returns the new setup, which customers see once another person approved it, where there is one. Refuses unknown versions, the same version twice and a setup there is.',
  }),
  setupUpdate: call({
    id: 'upgrade.setup.update',
    put: '/upgrade/setup/{id}',
    ...staff,
    within: [{ record: 'upgradeSetup', by: 'params.id' }, { brand: 'body.brand' }],
    params,
    body: NewSetup,
    ok: Setup,
    errors: { ...errors, 'request.notFound': 404 },
    says: 'Takes an id and the whole setup; returns it changed. What customers see of it waits for another person, where there is one. Refuses what create refuses and an unknown id.',
  }),
  setupDelete: call({
    id: 'upgrade.setup.delete',
    delete: '/upgrade/setup/{id}',
    ...staff,
    within: { record: 'upgradeSetup', by: 'params.id' },
    params,
    errors: { 'request.notFound': 404, 'catalogue.upgradeShown': 409 },
    says: 'Takes an id and deletes the setup. Refuses an unknown id and, where there is another person to approve it, one that customers see: it is switched off before.',
  }),
  setupDecide: call({
    id: 'upgrade.setup.decide',
    post: '/upgrade/setup/decision',
    ...staff,
    within: { record: 'upgradeSetup', by: 'body.id' },
    body: z.object({ id: z.guid(), decision: z.enum(['approve', 'drop']) }),
    ok: Setup,
    errors: {
      'request.notFound': 404,
      'sheets.notReady': 409,
      'sheets.needsAnother': 403,
      'catalogue.upgradeExists': 409,
    },
    says: 'Takes an id and whether what waits there is approved, so that customers see it, or dropped. Refuses the approval of whoever saved it, unless nobody else could, and a setup of which nothing waits.',
  }),
  suggestion: call({
    id: 'upgrade.suggestion.get',
    get: '/upgrade/suggestion',
    access: 'public',
    cache: ['catalogue', 'prices'],
    query: z.object({ ...scope, mvsCode: MvsCode, year: z.optional(Year) }),
    ok: z.nullable(z.object({ mvs: Mvs, difference: z.int(), currency: Currency })),
    errors: { 'request.notFound': 404 },
    says: 'Takes an MVS code; returns the version suggested as upgrade and the list price difference in cents, or null. Refuses a version the country does not know.',
  }),
})

export type NewSetup = z.output<typeof NewSetup>
export type Setup = z.output<typeof Setup>
