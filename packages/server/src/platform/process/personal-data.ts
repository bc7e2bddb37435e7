import type { Db } from '../db/database.ts'

/** Something that stays after an erasure. Both are message keys: what it is, and the law that asks for it. */
export interface KeptData {
  readonly what: string
  readonly why: string
  readonly rows: number
}

/** A module's answer to the rights of a person over their data (LGPD art. 18; Ley 25.326 arts. 14 to 16). */
export interface PersonalData {
  readonly module: string
  /** Everything held about the person, as JSON, readable by them. */
  export(db: Db, accountId: string): Promise<Readonly<Record<string, unknown>>>
  /** Makes anonymous, inside the caller's transaction, what no law obliges to keep; answers what stays. */
  erase(db: Db, accountId: string, now: Date): Promise<readonly KeptData[]>
}
