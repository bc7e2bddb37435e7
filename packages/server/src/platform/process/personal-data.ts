import type { Db } from '../db/database.ts'
import type { Database } from '../db/schema.ts'

/** No account has this id: orders are forgotten without their buyers' accounts. */
export const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000'

/** Somebody with an account, by everything that names them in this database. */
export interface Person {
  readonly accountId: string
  /** Addresses of the account. */
  readonly emails: readonly string[]
  /** Those the person has proven to be theirs, in small letters: what others sent with them is the person's too. */
  readonly provenEmails: readonly string[]
}

/** Who is forgotten: a person, or the buyers of orders that no law keeps any longer. */
export interface Forgotten extends Person {
  /** Ids of orders that are over and go with all that hangs on them. */
  readonly orders: readonly string[]
  /** What names them in free text: addresses, numbers of telephones, persons and orders. */
  readonly marks: readonly string[]
}

export type Inside = { readonly db: Db; readonly now: Date }

/** What a module does with one of its tables that name people. */
export interface PersonalTable {
  /** What is held about the person, by the columns they may read. */
  rows?(db: Db, person: Person): Promise<readonly object[]>
  /** Deletes or makes anonymous, inside the caller's transaction, what no law asks to keep. */
  forget?(inside: Inside, who: Forgotten): Promise<unknown>
  /** How many rows stay for the law, asked before anything is forgotten. */
  stays?(db: Db, who: Forgotten): Promise<number>
  /** Makes rows anonymous whose time is over, so many at most; returns how many there were. */
  forgetOld?(inside: Inside, most: number): Promise<number>
}

/** By table: a person's rights over their data (LGPD art. 18; Ley 25.326 arts. 14 to 16), done by the module that owns it. */
export type PersonalData = Readonly<Partial<Record<keyof Database, PersonalTable>>>
