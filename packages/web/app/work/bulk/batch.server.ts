import type { BulkBatch } from '@volante/contract/bulk'
import { BULK } from '@volante/contract/bulk-targets'
import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden, requireRight } from '../require-right.ts'
import { rightOf } from '../resource/calls.server.ts'
import type { Resource } from '../resource/resource.ts'

/** How far a bulk change is, and what became of it. */
export async function loadBatch(page: Page, resource: Resource, url: URL, id: string) {
  const right = rightOf(resource)
  requireRight(page, url, right)
  const batch = await page.api.bulk.get({ params: { id } }).catch(refuseForbidden(right))
  return { path: resource.path, batch, toWaiting: waitingPath(resource, batch) }
}

/** The list narrowed to what waits for another person; null where nothing of it was sent there. */
function waitingPath({ path, byCountry }: Resource, { country, waiting }: BulkBatch): string | null {
  const waits = BULK[path]?.waits
  if (waits === undefined || waiting === 0) return null
  return `${path}?${byCountry ? `country=${country}&` : ''}${waits}=true`
}

export async function handleBatch(page: Page, resource: Resource, request: Request, id: string) {
  const url = new URL(request.url)
  requireRight(page, url, rightOf(resource))
  return toBatch(resource, page.api.bulk.undo({ params: { id } }))
}

/** Leads to what became of a bulk change, or says why it was not done. */
export async function toBatch(resource: Resource, done: Promise<BulkBatch>) {
  try {
    const { id } = await done
    return redirect(`${resource.path}/bulk/${id}`, 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: refusal.code }, { status: refusal.status })
  }
}
