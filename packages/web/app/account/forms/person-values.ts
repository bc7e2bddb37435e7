import type { Self } from '@volante/contract/person-shapes'
import { formatCnpj } from '@volante/domain/company/cnpj'
import { formatCpf } from '@volante/domain/person/cpf'
import { formatCuil } from '@volante/domain/person/cuil'
import { formatDay } from '@volante/domain/date'
import { formatDni } from '@volante/domain/person/dni'
import type { Language } from '@volante/domain/vocabulary'
import type { FieldName, Values } from './field-specs.ts'

/** The numbers a person is known by, as they are written. */
export const taxIdShown = (self: Pick<Self, 'cpf' | 'dni' | 'cuil' | 'companyCnpj' | 'companyCuit'>): string => {
  const { cpf, dni, cuil, companyCnpj, companyCuit } = self
  const person = [cpf && formatCpf(cpf), cuil ? formatCuil(cuil) : dni && formatDni(dni)]
  const company = [companyCnpj && formatCnpj(companyCnpj), companyCuit && formatCuil(companyCuit)]
  return [...person, ...company].filter(Boolean).join(' · ')
}

/** What the forms about a person hold at first. */
export function personValues(self: Self, language: Language): Partial<Values<FieldName>> {
  const { address } = self
  return {
    name: self.name,
    nickname: self.nickname ?? '',
    phone: self.phone ?? '',
    birthdate: self.birthdate ? formatDay(self.birthdate, language) : '',
    gender: self.gender ?? '',
    cpf: self.cpf ? formatCpf(self.cpf) : '',
    dni: self.cuil ? formatCuil(self.cuil) : self.dni ? formatDni(self.dni) : '',
    companyCnpj: self.companyCnpj ? formatCnpj(self.companyCnpj) : '',
    dealerCode: self.dealerCode ?? '',
    ...address,
  }
}
