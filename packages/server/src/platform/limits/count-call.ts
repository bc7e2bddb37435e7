import { CallError, routeOf, type Spec } from '@volante/contract/kit'
import type { RequestInfo } from '../http/ctx.ts'
import type { Platform } from '../process/platform.ts'
import { secondsOver } from './count.ts'
import { limit, LIMITS, type LimitName } from './limits.ts'

const NAMES = Object.keys(LIMITS) as LimitName[]
const known = new Map<Spec, readonly LimitName[]>()

/** Counts a call, made over HTTP or by a page, on each limit that names it; refuses with 429 what is one too many. */
export async function countCall(platform: Platform, spec: Spec, info: RequestInfo, isPage: boolean): Promise<void> {
  // A page that everybody gets alike is nobody's.
  if (info.origin.ip === '') return
  const isOwned = info.client?.caller !== undefined && info.client.caller !== null
  const names = limitsOf(spec).filter((name) => {
    const { per, sparesClients } = limit(name)
    return per === 'client' ? isOwned : isPage || !(info.isClient && sparesClients)
  })
  const { db, settings } = platform
  const waits = names.map((name) => secondsOver({ db, settings, now: info.now }, name, senderOf(name, info)))
  const seconds = Math.max(0, ...(await Promise.all(waits)))
  if (seconds > 0) throw platform.refusal(info.site, 'request.rateLimited', { seconds })
}

function senderOf(name: LimitName, { user, client, origin }: RequestInfo): string {
  const { per } = limit(name)
  if (per === 'address') return origin.ip
  return (per === 'client' ? client?.id : user?.id) ?? origin.ip
}

function limitsOf(spec: Spec): readonly LimitName[] {
  const names = known.get(spec) ?? NAMES.filter((name) => isCounted(spec, limit(name).calls))
  known.set(spec, names)
  return names
}

function isCounted(spec: Spec, calls: 'writes' | 'all' | readonly string[] | undefined): boolean {
  if (calls === 'all') return true
  if (calls === 'writes') return routeOf(spec).verb !== 'get' && spec.readOnly !== true
  return calls?.includes(spec.id) ?? false
}

/** After how many seconds it may be tried again, where that is why a call was refused; else null. */
export function retryAfter(error: unknown): number | null {
  if (!(error instanceof CallError) || error.status !== 429) return null
  const { minutes = 0, seconds = 0 } = error.values ?? {}
  return Number(minutes) * 60 + Number(seconds) || 60
}
