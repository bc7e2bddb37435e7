import type { Day } from '@volante/domain/date'

/** One repair, or one that is taken back. */
export interface RecallReport {
  readonly campaignId: string
  readonly chassis: string
  /** False: it was told in error. */
  readonly done: boolean
  readonly doneOn: Day
}

/** The country's vehicle registry, which notes unattended recalls on a car's document (Renavam in Brazil). */
export interface RecallReports {
  /** The same told again changes nothing. Throws where it was not taken. */
  tell(report: RecallReport): Promise<void>
}
