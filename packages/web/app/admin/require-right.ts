import type { Permission } from '@volante/domain/policy/permissions'
import { can } from '@volante/domain/policy/policy'
import { data, redirect } from 'react-router'
import type { Page } from '../shell/page-context.ts'

/** Sends strangers to sign in and back, and refuses who lacks the right; the page's error boundary says which one. */
export function requireRight({ visitor }: Pick<Page, 'visitor'>, url: URL, permission: Permission): void {
  if (!visitor) throw redirect(`/desk/sign-in?${new URLSearchParams({ to: url.pathname + url.search })}`)
  if (!can(visitor, permission)) throw data(null, { status: 403 })
}
