import type { Ctx } from './ctx.ts'

interface Deed {
  /** The call's name in the contract. */
  readonly call: string
  /** What it was about; personal data is masked or left out. */
  readonly input: unknown
  /** The site it belongs to, where that is not the one asked on. */
  readonly site?: string
}

type Caller = Pick<Ctx, 'db' | 'now' | 'requestId' | 'user'> & { readonly site: { readonly id: string } }

/** Puts on record in the audit log who did or read something (LGPD art. 37), in the caller's transaction where there is one. */
export async function recordDeed({ db, now, requestId, user, site: asked }: Caller, deed: Deed): Promise<void> {
  const { call, input, site = asked.id } = deed
  if (!user) throw new Error(`nobody is signed in whom the audit log could name for ${call}`)
  await db
    .insertInto('audit')
    .values({ at: now, actor_id: user.id, site, call, request_id: requestId, input: JSON.stringify(input) })
    .execute()
}
