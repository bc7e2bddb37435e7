import { type AuditedCall, AUDITED_CALLS } from '@volante/contract/audit'
import { isOneOf } from '@volante/domain/choice'
import { parseDay } from '@volante/domain/date'

/** What the audit log is narrowed to, as the address carries it. */
export interface AuditQuery {
  /** An id, or a piece of name or e-mail. */
  readonly actor: string
  readonly call: AuditedCall | ''
  /** The number of an order, the protocol of a lead, or an id. */
  readonly subject: string
  readonly from: string
  readonly to: string
  /** Where the page before ended. */
  readonly after: string
}

export const AUDIT_QUERY = ['actor', 'call', 'subject', 'from', 'to', 'after'] as const
export const AUDIT_PATH = '/admin/audit'

/** Takes the parameters of an address; answers the query, whatever is not understood left out. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const text = (name: string, most: number) => (search.get(name) ?? '').trim().slice(0, most)
  const [call, after] = [text('call', 80), text('after', 40)]
  return {
    actor: text('actor', 80),
    call: isOneOf(AUDITED_CALLS, call) ? call : '',
    subject: text('subject', 80),
    from: parseDay(text('from', 10)) ?? '',
    to: parseDay(text('to', 10)) ?? '',
    after: /^\d{1,14}-\d{1,15}$/.test(after) ? after : '',
  }
}

/** Takes a query and what changes; answers its address, blanks left out. */
export function auditAddress(query: Partial<AuditQuery>, change: Partial<AuditQuery> = {}): string {
  const told = Object.entries({ ...query, ...change }).filter(([, value]) => value !== '')
  return told.length === 0 ? AUDIT_PATH : `${AUDIT_PATH}?${new URLSearchParams(told)}`
}

/** Takes a query; answers it as the call asks for it, blanks left out. */
export const askedAudit = (query: AuditQuery): Partial<AuditQuery> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

export const isNarrowed = ({ after: _after, ...filters }: AuditQuery): boolean =>
  Object.values(filters).some((value) => value !== '')
