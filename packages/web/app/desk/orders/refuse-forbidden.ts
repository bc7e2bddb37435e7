import type { Permission } from '@volante/domain/policy/permissions'
import { data } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'

/** What a page's error boundary is told of a refusal: the right that is missing. */
export interface Forbidden {
  readonly permission: Permission
}

/** Answers what takes a call's failure: a missing right and an unknown order have their own pages, anything else goes on. */
export const refuseForbidden =
  (permission: Permission) =>
  (error: unknown): never => {
    const status = callRefusal(error)?.status
    if (status === 403) throw data<Forbidden>({ permission }, { status })
    if (status === 404 || status === 400) throw data(null, { status: 404 })
    throw error
  }
