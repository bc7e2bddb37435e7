import type { DocumentKind } from '@volante/domain/order/documents'
import type { SelfieEvent, SelfieState } from '@volante/domain/order/selfie'
import type { ContractContent } from '@volante/contract/contracts'
import type { CarPaper } from '@volante/domain/vehicle/papers'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Origin = JSONColumnType<{ readonly ip: string; readonly userAgent: string }>

export type PassKind = 'handOff' | 'phone'

export interface DocumentTables {
  documents: {
    id: string
    /** What it is a paper of: an order, or else the car of this chassis. */
    order_id: Generated<string | null>
    chassis: Generated<string | null>
    /** How the car is called; none beside an order. */
    car: Generated<string | null>
    account_id: string
    kind: DocumentKind | CarPaper
    version: number
    state: 'sent' | 'approved' | 'refused'
    reason: string | null
    content_hash: Buffer
    sent_at: Date
    reviewed_at: Date | null
    reviewed_by: string | null
  }
  document_files: {
    id: string
    document_id: string
    page: number
    name: string
    type: string
    bytes: number
    sha256: string
    file_key: string
  }
  photo_checks: {
    order_id: string
    account_id: string
    state: SelfieState
    attempts: number
    max_attempts: number
    seconds: number
    started_at: Date
    consent_version: string
    consent_at: Date
    consent_origin: Origin
    decided_at: Date | null
    decided_by: string | null
    note: string | null
  }
  photos: { id: string; order_id: string; outcome: SelfieEvent; taken_at: Date; file_key: string }
  photo_passes: { token_hash: Buffer; order_id: string; kind: PassKind; expires_at: Date }
  order_contracts: {
    id: string
    order_id: string
    account_id: string
    version: number
    state: 'OPEN' | 'SIGNED' | 'REPLACED'
    terms_hash: Buffer
    sha256: string
    bytes: number
    file_key: string
    /** What it says, as JSON text. */
    content: ColumnType<ContractContent | null, string | undefined, never>
    created_at: Date
    signed_at: Date | null
    signed_origin: JSONColumnType<
      { readonly ip: string; readonly userAgent: string } | null,
      string | undefined,
      string
    >
  }
  files_to_remove: { file_key: string; since: Date }
}
