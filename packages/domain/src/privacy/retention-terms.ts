import type { Country } from '../vocabulary.ts'

/**
 * What an erasure does with the rows of one person: nothing, where a table names nobody; otherwise they are deleted, made
 * anonymous, or kept where a law asks for it, as far as `kept` says.
 */
export type AtErasure = 'nothing' | 'delete' | 'anonymise' | 'keep'

/** What stays after an erasure; message keys of what it is and which law asks for it, and the columns that still name the person. */
export interface Kept {
  readonly what: string
  readonly why: string
  readonly columns: readonly string[]
}

/** How rows go by themselves once their time is over. */
export type Going =
  /** Deleted, so many days after the moment in this column. */
  | { readonly by: 'rows'; readonly since: string; readonly days: number }
  /** The table is one partition a month: whole months go. */
  | { readonly by: 'months'; readonly since: string; readonly days: number }
  /** The rows stay without the person, as the module that owns them makes them: fiscal records of a country. */
  | { readonly by: 'module'; readonly days: Readonly<Record<Country, number>> }

export interface Retention {
  readonly purpose: string
  /** Why it may be held so long, or must be. */
  readonly law: string
  /** None: as long as what it belongs to, or for good. */
  readonly goes?: Going
  readonly erasure: AtErasure
  readonly kept?: Kept
}

export const YEAR = 365
export const FIVE_YEARS = 5 * YEAR + 1
/** Who reserved and did not buy may complain for 90 days (BR CDC art. 26, II). */
export const CAME_TO_NOTHING_DAYS = 90
/** What a bank was told of a loan that paid no car: a year, in which its decision may be asked about (LGPD art. 20). */
export const CAME_TO_NOTHING_PROPOSAL_DAYS = 365
/** Purchases and payments: five years in Brazil (CDC art. 27, CTN art. 174), ten in Argentina (CCyC art. 328). */
export const PURCHASE_DAYS: Readonly<Record<Country, number>> = { BR: FIVE_YEARS, AR: 2 * FIVE_YEARS }

export const NOBODY = 'names nobody'
export const PURPOSE_OVER = 'LGPD arts. 15, I, and 16; Ley 25.326 art. 4, 7: no longer than the purpose'
export const CLAIMS = 'LGPD art. 16, I; BR CDC art. 27, CTN art. 174; AR CCyC arts. 328 and 2560'
export const SECURITY = 'LGPD art. 46; Marco Civil art. 15: six months of access records'
export const PROOF = 'LGPD art. 8, § 2: the burden of proving consent is ours'
export const CONTRACT = 'LGPD art. 7, V: as long as the account'

export const PURCHASE: Kept = { what: 'orders.kept', why: 'orders.kept.why', columns: [] }
export const PAPERS: Kept = { what: 'documents.kept.papers', why: 'documents.kept.why', columns: [] }
export const CONSENTS: Kept = { what: 'account.kept.consents', why: 'account.kept.consents.why', columns: [] }

export const catalogue = (purpose: string): Retention => ({ purpose, law: NOBODY, erasure: 'nothing' })
/** Takes a purpose and the names of tables that serve it; returns a line for each. */
export const each = (purpose: string, ...tables: readonly string[]): Readonly<Record<string, Retention>> =>
  Object.fromEntries(tables.flatMap((names) => names.split(' ')).map((table) => [table, catalogue(purpose)]))
export const rows = (since: string, days: number): Going => ({ by: 'rows', since, days })
export const months = (since: string, days: number): Going => ({ by: 'months', since, days })
export const asPurchase: Going = { by: 'module', days: PURCHASE_DAYS }
