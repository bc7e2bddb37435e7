import { AGREEMENT_VERSION, CONSENT_PURPOSES, CONSENT_TEXT_VERSION } from '@volante/contract/consents'
import type { ContactPermission, Self } from '@volante/contract/person-shapes'
import type { Db } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { AccountRow } from './accounts.ts'

type Asked = Pick<Ctx, 'db' | 'now' | 'site' | 'origin'>

/**
 * Records what changes of a person's consents: one row a channel and purpose, with text version, time and origin (LGPD art. 8). An
 * objection is recorded also where nothing was given.
 */
export async function saveConsents(
  ctx: Asked,
  accountId: string,
  wanted: readonly ContactPermission[],
  isObjection = false,
): Promise<void> {
  const current = await consentsNow(ctx.db, accountId)
  const isGranted = new Map(current.map((one) => [`${one.channel} ${one.purpose}`, one.granted]))
  const changes = [...new Map(wanted.map((one) => [`${one.channel} ${one.purpose}`, one]))].filter(
    ([key, { granted }]) => (isGranted.get(key) ?? (isObjection ? undefined : false)) !== granted,
  )
  if (changes.length === 0) return
  await ctx.db
    .insertInto('account_consents')
    .values(
      changes.map(([, { channel, purpose, granted }]) => ({
        account_id: accountId,
        channel,
        purpose,
        is_granted: granted,
        text_version: CONSENT_TEXT_VERSION,
        at: ctx.now,
        site: ctx.site.id,
        origin: JSON.stringify(ctx.origin),
      })),
    )
    .execute()
}

/** What holds now: the newest record of each channel and purpose. */
export async function consentsNow(db: Db, accountId: string): Promise<Self['contactPermissions']> {
  const rows = await db
    .selectFrom('account_consents')
    .distinctOn(['channel', 'purpose'])
    .select(['channel', 'purpose', 'is_granted', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('channel')
    .orderBy('purpose')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ channel, purpose, is_granted: granted, at }) => {
    const known = CONSENT_PURPOSES.find((one) => one === purpose)
    return known ? [{ channel, purpose: known, granted, at: at.toISOString() }] : []
  })
}

/** Every record, newest first. */
export const consentHistory = (db: Db, accountId: string) =>
  db
    .selectFrom('account_consents')
    .select(['channel', 'purpose', 'is_granted', 'text_version', 'at', 'site', 'origin'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()

/** Keeps that the person agreed to today's text. */
export async function agree(ctx: Asked, accountId: string): Promise<void> {
  await ctx.db
    .insertInto('account_agreements')
    .values({
      account_id: accountId,
      text_version: AGREEMENT_VERSION,
      at: ctx.now,
      site: ctx.site.id,
      origin: JSON.stringify(ctx.origin),
    })
    .execute()
  await ctx.db.updateTable('accounts').set({ agreement_outdated_at: null }).where('id', '=', accountId).execute()
}

export const agreementHistory = (db: Db, accountId: string) =>
  db
    .selectFrom('account_agreements')
    .select(['text_version', 'at', 'site', 'origin'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()

/** The agreement as it stands: out of date when none was given, the text changed since, or somebody marked it. */
export async function agreementOf(db: Db, account: Pick<AccountRow, 'id' | 'agreement_outdated_at'>) {
  const [newest] = await agreementHistory(db, account.id)
  return {
    version: AGREEMENT_VERSION,
    acceptedVersion: newest?.text_version ?? null,
    acceptedAt: newest?.at.toISOString() ?? null,
    isOutdated: newest?.text_version !== AGREEMENT_VERSION || account.agreement_outdated_at !== null,
  }
}
