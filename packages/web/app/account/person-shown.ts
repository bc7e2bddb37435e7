import type { Self } from '@volante/contract/person-shapes'
import { formatCnpj } from '@volante/domain/cnpj'
import { formatCpf } from '@volante/domain/cpf'
import { formatDay } from '@volante/domain/date'
import { formatDni } from '@volante/domain/dni'
import type { Language } from '@volante/domain/vocabulary'
import type { FormValues } from './forms/account-forms.ts'

/** The numbers a person is known by, as they are written. */
export const taxIdShown = ({ cpf, dni, companyCnpj }: Pick<Self, 'cpf' | 'dni' | 'companyCnpj'>): string =>
  [cpf && formatCpf(cpf), dni && formatDni(dni), companyCnpj && formatCnpj(companyCnpj)].filter(Boolean).join(' · ')

/** What the forms about a person hold at first. */
export function personValues(self: Self, language: Language): Partial<FormValues> {
  const { address } = self
  return {
    name: self.name,
    nickname: self.nickname ?? '',
    phone: self.phone ?? '',
    birthdate: self.birthdate ? formatDay(self.birthdate, language) : '',
    gender: self.gender ?? '',
    cpf: self.cpf ? formatCpf(self.cpf) : '',
    dni: self.dni ? formatDni(self.dni) : '',
    companyCnpj: self.companyCnpj ? formatCnpj(self.companyCnpj) : '',
    dealerCode: self.dealerCode ?? '',
    ...(address ? { ...address, withoutNumber: address.withoutNumber ? 'yes' : '' } : {}),
  }
}
