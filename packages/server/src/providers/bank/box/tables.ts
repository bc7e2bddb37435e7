import type { BankName } from '@volante/domain/financing/proposal'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { BankNews } from '../provider.ts'

export const CONDUCTS = ['approve', 'refuse', 'papers', 'slow', 'repeat', 'silent', 'disorder', 'lie'] as const
export type Conduct = (typeof CONDUCTS)[number]
export type More = Partial<Pick<BankNews, 'reason' | 'mostInstallmentCents' | 'papers'>>

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
  bank_box_rules: { id: GeneratedAlways<string>; conduct: Conduct; created_at: Date }
}
