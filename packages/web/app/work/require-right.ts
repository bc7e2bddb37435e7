import { isOneOf } from '@volante/domain/choice'
import type { Permission } from '@volante/domain/policy/permissions'
import { can, PERMISSIONS } from '@volante/domain/policy/policy'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { callRefusal } from '../shell/call-refusal.ts'
import type { Page } from '../shell/page-context.ts'

/** What a page's error boundary is told of a refusal: the right that is missing. */
interface Forbidden {
  readonly permission: Permission
}

const forbidden = (permission: Permission) => data<Forbidden>({ permission }, { status: 403 })

/** Sends strangers to sign in and back. */
export function requirePerson({ visitor }: Pick<Page, 'visitor'>, url: URL): void {
  if (!visitor) throw redirect(`/desk/sign-in?${new URLSearchParams({ to: url.pathname + url.search })}`)
}

/** Sends strangers to sign in and back, and refuses who lacks the right; the page's error boundary says which one. */
export function requireRight(page: Pick<Page, 'visitor'>, url: URL, permission: Permission): void {
  requirePerson(page, url)
  if (!can(page.visitor, permission)) throw forbidden(permission)
}

/** Returns what takes a call's failure: a missing right and an unknown record have their own pages, anything else goes on. */
export const refuseForbidden =
  (permission: Permission) =>
  (error: unknown): never => {
    const status = callRefusal(error)?.status
    if (status === 403) throw forbidden(permission)
    if (status === 404 || status === 400) throw data(null, { status: 404 })
    throw error
  }

/** Takes what an error boundary got; returns the right that is missing, null where nothing says which. */
export function missingRight(error: unknown): Permission | null {
  const body: unknown = isRouteErrorResponse(error) ? error.data : null
  if (typeof body !== 'object' || body === null || !('permission' in body)) return null
  const { permission } = body
  return typeof permission === 'string' && isOneOf(PERMISSIONS, permission) ? permission : null
}
