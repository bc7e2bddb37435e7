import type { Api } from '@volante/contract'
import type { Applicant } from '@volante/contract/applicant-fields'
import { newCpf } from '../../reservations/fixtures.ts'

/** Somebody complete, who brings in so much a month. */
export const applicant = (income: string, more: Applicant = {}): Applicant => ({
  name: 'Marina Duarte Lopes',
  cpf: newCpf(),
  rg: '12345678',
  birthdate: '1988-04-12',
  gender: 'female',
  motherName: 'Ana Duarte Lopes',
  email: 'marina.duarte@example.com',
  phone: '11987654321',
  maritalStatus: 'single',
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1500',
  neighbourhood: 'Bela Vista',
  city: 'São Paulo',
  uf: 'SP',
  occupation: 'salaried',
  employer: 'Padaria Central',
  income,
  referenceName: 'Pedro Nogueira Lima',
  referencePhone: '11976543210',
  ...more,
})

/** A company complete, whose revenue a month is so much. */
export const company = (revenue: string, more: Applicant = {}): Applicant => ({
  companyName: 'Padaria Central & Filhos Ltda',
  cnpj: '11.222.333/0001-81',
  foundedOn: '2015-03-02',
  activity: 'Padaria e confeitaria',
  email: 'contato@padariacentral.example',
  phone: '1133224455',
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1500',
  neighbourhood: 'Bela Vista',
  city: 'São Paulo',
  uf: 'SP',
  revenue,
  tradeReferenceName: 'Moinho do Vale S.A.',
  referencePhone: '1144556677',
  name: 'Marina Duarte Lopes',
  cpf: newCpf(),
  birthdate: '1988-04-12',
  role: 'managingPartner',
  representativeEmail: 'marina.duarte@example.com',
  representativePhone: '11987654321',
  partnerName: 'Marina Duarte Lopes',
  partnerTaxId: newCpf(),
  partnerShare: '60',
  ...more,
})

export const INCOME = { safe: '20.000,00', borderline: '6.500,00', low: '2.000,00' } as const

/** A simulation of a Brazilian Fiat: some R$ 2,300 a month over 48 months. */
export const PULSE = { mvs: '9GD6700', year: 2027, price: 10_000_000, entrancePercent: 30, numberOfInstallments: 48 }

/** Sends a proposal of a new simulation. */
export async function sent(api: Api, person: Applicant, wish: object = {}) {
  const { id } = await api.financing.simulate({ body: { ...PULSE, type: 'CDC', ...wish } })
  return api.financing.createProposal({ body: { simulationId: id, person, creditConsent: true } })
}
