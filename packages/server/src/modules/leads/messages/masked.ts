import { briefName } from '@volante/domain/person/person-name'
import { maskEmail, maskPhone, maskTaxId } from '../../../platform/words/masking.ts'

interface Written {
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly taxId: string | null
}

/** Who wrote, as a list shows it; who was erased has no name and no address left to hide. */
export const masked = <W extends Written>(row: W): W => ({
  ...row,
  name: briefName(row.name),
  email: row.email && maskEmail(row.email),
  phone: row.phone && maskPhone(row.phone),
  taxId: row.taxId && maskTaxId(row.taxId),
})
