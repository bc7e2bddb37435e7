import { AUDITED_CALLS, type AuditEntry } from '@volante/contract/audit'
import { isOneOf } from '@volante/domain/choice'
import type { Texts } from '../../texts/texts.tsx'

const FIELDS = ['roles', 'userGroups', 'loyaltyProgramCategory'] as const
const SCOPES = ['markets', 'brands', 'regions', 'dealerGroups', 'dealerCodes'] as const

/** Entries of the audit log in the reader's words; a brand stands as its code unless told what it is called. */
export function auditWords({ t, byKey, date, language }: Texts, nameOf = (brand: string) => brand) {
  const did = (call: string, subject: string) =>
    isOneOf(AUDITED_CALLS, call) ? t(`rights.did.${call}`, { subject }) : t('admin.audit.didOther', { call })

  const subjectOf = ({ subject }: AuditEntry): string => {
    if (!subject) return t('admin.audit.many')
    return subject.label ?? (subject.kind === 'person' ? t('admin.audit.gone') : subject.id)
  }

  const value = (field: string, one: string): string => {
    if (field === 'status') return byKey(`order.status.${one}.title`)
    if (field === 'deliveryOn') return date(`${one}T12:00:00Z`)
    if (field === 'roles') return byKey(`rights.role.${one}`)
    if (field === 'userGroups') return byKey(`admin.users.userGroup.${one}`)
    if (field === 'loyaltyProgramCategory') return one
    if (field === 'account') return byKey(`admin.audit.account.${one}`)
    if (one === 'all' && field !== 'dealerCodes') return byKey(`admin.users.every.${field}`)
    return field === 'brands' ? nameOf(one) : one
  }

  return {
    subjectOf,
    /** "Lívia Rocha mudou os papéis ou o alcance de Rita A." */
    sentence: (entry: AuditEntry): string => {
      const who = entry.by?.name ?? t('admin.audit.nobody')
      return t('admin.audit.sentence', { who, did: did(entry.call, subjectOf(entry)).replace(/\.$/, '') })
    },
    fieldName: (field: string): string => {
      if (isOneOf(FIELDS, field)) return t(`admin.users.field.${field}`)
      return isOneOf(SCOPES, field) ? t(`admin.users.scope.${field}`) : byKey(`admin.audit.change.${field}`)
    },
    values: (field: string, list: readonly string[]): string =>
      list.length === 0 ? t('admin.audit.nothingBefore') : list.map((one) => value(field, one)).join(', '),
    /** Every kind of entry, in the order of the alphabet. */
    calls: AUDITED_CALLS.map((call) => ({ value: call, label: capital(did(call, '…')) })).toSorted((a, b) =>
      a.label.localeCompare(b.label, language),
    ),
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
