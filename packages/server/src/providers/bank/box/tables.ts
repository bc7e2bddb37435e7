import type { BankConduct } from '@volante/contract/financing-box'
import type { BankName } from '@volante/domain/financing/proposal'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { BankNews } from '../provider.ts'

export type More = Partial<Pick<BankNews, 'reason' | 'mostInstallmentCents' | 'papers'>> & {
  /** Of the papers asked for, those that came. */
  readonly received?: readonly string[]
}

export interface BankBoxTables {
  bank_box_news: {
    id: GeneratedAlways<string>
    proposal_id: string
    bank: BankName
    status: string
    at: Date
    more: ColumnType<More, string, string>
    times: Generated<number>
    told_at: Date | null
  }
  bank_box_rules: { id: GeneratedAlways<string>; conduct: BankConduct; created_at: Date }
}
