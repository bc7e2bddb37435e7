import type { Address } from '@volante/domain/places/address'
import type { BulkAction, CHANGE_KINDS, PersonChange, Rightful } from '@volante/contract/users-admin'
import type { Campaign } from '@volante/domain/lead/partner-link'
import type { ContactChannel, Gender, MaritalStatus, Occupation, Role } from '@volante/domain/vocabulary'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** Where somebody was when agreeing: proof, never shown in lists. */
type Origin = JSONColumnType<{ readonly ip: string; readonly userAgent: string }>
/** Written as JSON text; absent where nothing is told. */
type JsonText<T> = ColumnType<T | null, string | null | undefined, string | null>
type AddressColumn = JsonText<Address>

export type TokenPurpose = 'signUp' | 'firstPassword' | 'reset' | 'newEmail' | 'signIn' | 'administrator'
export type ChangeKind = (typeof CHANGE_KINDS)[number]
/** What of a person's rights or groups changed. */
export type ChangeDetail = NonNullable<PersonChange['rights'] | PersonChange['groups']>

export interface IdentityTables {
  accounts: {
    id: Generated<string>
    email: string
    name: string
    roles: string[]
    /** Scopes: ids, or 'all' for every one. */
    markets: Generated<string[]>
    brands: Generated<string[]>
    regions: Generated<string[]>
    dealer_groups: Generated<string[]>
    dealer_codes: string[]
    user_groups: Generated<string[]>
    created_at: Generated<Date>
    nickname: string | null
    cpf: string | null
    cnpj: string | null
    dni: string | null
    cuil: string | null
    cuit: string | null
    company_name: string | null
    phone: string | null
    birthdate: string | null
    gender: Gender | null
    address: AddressColumn
    country: 'BR' | 'AR' | null
    language: 'pt-BR' | 'es-AR' | null
    email_confirmed_at: Date | null
    password_hash: string | null
    agreement_outdated_at: Date | null
    loyalty_category: string | null
    loyalty_dealer_code: string | null
    erased_at: Date | null
    deactivated_at: Date | null
    came_by: JsonText<Campaign>
  }
  sessions: {
    id: Generated<string>
    last_seen_at: Date | null
    user_agent: Generated<string>
    ip: Generated<string>
    provider: Generated<string>
    came_by: JsonText<Campaign>
    token_hash: Buffer
    account_id: string
    created_at: Date
    expires_at: Date
  }
  account_emails: {
    account_id: string
    email: string
    confirmed_at: Date | null
    is_wanted: Generated<boolean>
    created_at: Date
  }
  account_identities: { provider: string; subject: string; account_id: string; linked_at: Date }
  account_tokens: {
    id: Generated<string>
    token_hash: Buffer | null
    purpose: TokenPurpose
    account_id: string | null
    email: string
    data: JSONColumnType<Readonly<Record<string, unknown>>>
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  account_devices: { account_id: string; device_hash: Buffer; seen_at: Date }
  provider_sign_ins: {
    state_hash: Buffer
    browser_hash: Buffer
    provider: string
    nonce: string
    verifier: string
    site: string
    return_to: string
    expires_at: Date
  }
  account_consents: {
    id: GeneratedAlways<number>
    account_id: string
    channel: ContactChannel
    purpose: string
    is_granted: boolean
    text_version: string
    at: Date
    site: string
    origin: Origin
  }
  account_agreements: {
    id: GeneratedAlways<number>
    account_id: string
    text_version: string
    at: Date
    site: string
    origin: Origin
  }
  account_changes: {
    id: GeneratedAlways<number>
    account_id: string
    kind: ChangeKind
    fields: string[]
    actor_id: string | null
    at: Date
    detail: JsonText<ChangeDetail>
  }
  people_batches: {
    id: string
    actor_id: string
    action: BulkAction
    role: Role | null
    changed: JSONColumnType<{ readonly id: string; readonly changeId: number }[]>
    created_at: Date
    undone_at: Date | null
  }
  rights_wishes: { account_id: string; asked_by: string; asked_at: Date; rights: JSONColumnType<Rightful> }
  job_addresses: { id: Generated<string>; email: string; created_at: Date }
  legacy_accounts: {
    username: string
    email: string
    name: string
    cpf: string | null
    phone: string | null
    password_hash: string
    account_id: string | null
    migrated_at: Date | null
  }
  account_rentals: {
    account_id: string
    cpf: string
    driver_licence: JsonText<Readonly<Record<string, string>>>
    address: AddressColumn
    income_cents: number | null
    marital_status: MaritalStatus | null
    occupation: Occupation | null
    updated_at: Date
  }
  repairmen: {
    code: string
    account_id: string | null
    name: string
    phone: string | null
    address: AddressColumn
    dealer_code: string | null
    cuil: string | null
    econnect: Generated<boolean>
    certificate: string | null
    certified_until: string | null
    confirmed_by: string | null
    confirmed_at: Date | null
    updated_at: Date
  }
}
