import type { AuditEntry } from '@volante/contract/audit'
import type { SubjectKind } from '@volante/domain/policy/right'
import type { Db } from '../../platform/db/database.ts'

export type AuditChanges = AuditEntry['changes']

/** An entry about one thing: who wrote when. */
export interface AuditMoment {
  readonly id: number
  readonly subject: string
  readonly actorId: string
  readonly at: Date
}

/** What a module can say of its things that audit entries are about; `house.ts` hands each to the audit. */
export interface AuditView {
  readonly kind: SubjectKind
  /** What people call these things, by id. */
  labels(db: Db, ids: readonly string[]): Promise<readonly { readonly id: string; readonly label: string }[]>
  /** The thing that is called what somebody typed; undefined where there is none. */
  idOf?(db: Db, typed: string): Promise<string | undefined>
  /** From what to what each entry changed its thing, by the entry's id. */
  changes?(db: Db, moments: readonly AuditMoment[]): Promise<ReadonlyMap<number, AuditChanges>>
}
