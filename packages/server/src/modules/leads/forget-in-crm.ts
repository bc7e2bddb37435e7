import type { Db } from '../../platform/db/database.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { Person } from '../../platform/process/personal-data.ts'
import { sentBy } from './personal-data.ts'

const AGAIN_MS = 60 * 60_000
/** A CRM that cannot be reached for so long is a person's work. */
const TRIED_MS = 15 * 24 * AGAIN_MS

/** Under which names a CRM knows a person: the protocols of their proposals, and their account. */
export async function namesInCrm(db: Db, person: Person): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('protocol')
    .where(({ eb, or }) => or([eb('account_id', '=', person.accountId), sentBy(person)]))
    .execute()
  return [person.accountId, ...rows.map(({ protocol }) => protocol)]
}

export const forgetInCrm = (ctx: Ctx, data: Forgetting): Promise<void> =>
  forgetOutside(ctx, 'leads.forgetInCrm', data, (name) => ctx.providers.crm.forget(name))

type Forgetting = Readonly<Record<string, unknown>>

/**
 * Has another system forget somebody who was erased here. What it could not be told is told again every hour; after fifteen days the job
 * fails for good, which the log and the queue's figures show.
 */
export async function forgetOutside(
  ctx: Ctx,
  queue: string,
  data: Forgetting,
  forget: (name: string) => Promise<void>,
): Promise<void> {
  const since = new Date(String(data.since))
  const left: string[] = []
  let problem: unknown
  for (const name of data.names as readonly string[]) {
    try {
      await forget(name)
    } catch (error) {
      left.push(name)
      problem = error
    }
  }
  if (left.length === 0) return
  if (ctx.now.getTime() - since.getTime() > TRIED_MS) throw problem
  ctx.log.warn({ err: problem, left: left.length }, 'another system was not told of an erasure yet')
  await ctx.enqueue(queue, { ...data, names: left }, { at: new Date(ctx.now.getTime() + AGAIN_MS) })
}
