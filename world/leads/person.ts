import type { LeadBody } from '../../packages/contract/src/lead.ts'
import { cpfCheckDigits } from '../../packages/domain/src/person/cpf.ts'
import { phoneArAreaLength } from '../../packages/domain/src/person/phone-ar.ts'
import type { DealerSeed } from '../places/dealers.ts'
import type { Draws } from '../places/draws.ts'
import { cnpjOf, cuitOf } from '../places/tax-ids.ts'
import { nameStock } from './names.ts'

/** Somebody invented who lives where the dealer stands: names, numbers with right check digits, a mail box of a reserved domain. */
export function personOf({ country }: DealerSeed, mayOmitCpf: boolean, draws: Draws): LeadBody {
  const { firstName, surname, isWoman } = nameOf(country, draws)
  const name = `${firstName} ${draws.next() < 0.4 ? `${draws.pick(nameStock[country].surnames)} ` : ''}${surname}`
  const isCpfOmitted = mayOmitCpf && draws.next() < 0.4
  return {
    leadPersonType: 'physicalPerson',
    firstName: name,
    email: mailOf(`${firstName}.${surname}${draws.whole(1, 99)}`, draws.pick(nameStock[country].mailHosts)),
    ...(country === 'AR' ? argentineNumber(isWoman, draws) : isCpfOmitted ? {} : { cpf: cpfOf(draws) }),
  }
}

/** An invented company and who is to be called there. */
export function companyOf({ country }: DealerSeed, draws: Draws): LeadBody {
  const { trades, forms, surnames } = nameStock[country]
  const { firstName, surname } = nameOf(country, draws)
  const [trade, owner] = [draws.pick(trades), draws.pick(surnames)]
  const isOld = draws.next() < 0.7
  return {
    leadPersonType: 'legalPerson',
    corporateName: `${trade} ${owner} ${draws.pick(forms)}`,
    contactName: `${firstName} ${surname}`,
    email: mailOf(firstName, `${slugOf(`${trade}-${owner}`)}.example`),
    hasTwoYearCnpj: isOld,
    ...(draws.next() < 0.8 ? { totalVehicles: draws.whole(1, isOld ? 30 : 4) } : {}),
    ...(country === 'BR'
      ? { cnpj: cnpjOf(draws.whole(10_000_000, 59_999_999), 1) }
      : { cuil: cuitOf(draws.whole(50_000_000, 71_999_999)) }),
  }
}

/**
 * A mobile in the dealer's area that is not given out: Brazilian mobiles do not go on with 0 after the 9, and no Argentine
 * number begins with 0.
 */
export function phoneOf({ country, phone }: DealerSeed, draws: Draws): string {
  if (country === 'BR') return `${phone.slice(0, 2)}900${digits(6, draws)}`
  const area = phone.slice(0, phoneArAreaLength(phone))
  return `${area}0${digits(9 - area.length, draws)}`
}

function nameOf(country: DealerSeed['country'], draws: Draws) {
  const { women, men, surnames } = nameStock[country]
  const isWoman = draws.next() < 0.5
  return { firstName: draws.pick(isWoman ? women : men), surname: draws.pick(surnames), isWoman }
}

function cpfOf(draws: Draws): string {
  const body = digits(9, draws)
  return body + cpfCheckDigits(body)
}

function argentineNumber(isWoman: boolean, draws: Draws): LeadBody {
  const dni = draws.whole(18_000_000, 46_999_999)
  return draws.next() < 0.6 ? { dni: String(dni) } : { cuil: cuitOf(dni, isWoman ? '27' : '20') }
}

const digits = (count: number, draws: Draws): string => String(draws.whole(0, 10 ** count - 1)).padStart(count, '0')

const mailOf = (box: string, host: string): string => `${slugOf(box)}@${host}`

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
