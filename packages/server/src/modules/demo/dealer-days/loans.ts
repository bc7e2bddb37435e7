import { financing } from '@volante/contract/financing'
import { mvs } from '@volante/contract/mvs'
import { pick } from '../chances.ts'
import { keepSimulated } from '../../financing/api.ts'
import { type AtDealer, refusal, unlessRefused } from './at-dealer.ts'

/** Reais a month: enough, just enough and too little. */
const INCOMES = ['22.000,00', '14.500,00', '6.500,00', '2.000,00'] as const

/** Two buyers of today ask the bank for a loan; it answers in its own time. */
export async function propose(at: AtDealer): Promise<void> {
  if (at.country !== 'BR') return
  const versions = await at.visitor('13:00', mvs.calls.mvsList, { query: at.cars })
  for (let n = 0; n < 2; n++) {
    const [which = 0, income = 0, down = 0] = at.chances(`loan ${n}`)
    const version = pick(versions, which)
    if (!version?.price) continue
    const buyer = await at.customer()
    const { name, email, phone, birthdate, document: cpf, address } = buyer
    const { postalCode, street, number, neighbourhood, city, stateCode: uf } = address
    const wish = { entrancePercent: 20 + Math.floor(down * 4) * 10, numberOfInstallments: 48 }
    const body = { type: 'CDC', mvs: version.code, year: version.year, price: version.price, ...wish }
    const person = {
      name,
      email,
      phone,
      birthdate,
      cpf,
      rg: '12345678',
      gender: 'female',
      maritalStatus: 'single',
      motherName: at.somebody().name,
      postalCode,
      street,
      number,
      neighbourhood,
      city,
      uf,
      occupation: 'salaried',
      employer: 'Padaria Central',
      income: pick(INCOMES, income),
      referenceName: at.somebody().name,
      referencePhone: at.somebody().phone,
    } as const
    await unlessRefused(async () => {
      const { id: simulationId } = await keepSimulated(at.ctxOf(buyer.caller, '13:20'), body, refusal)
      const sent = { simulationId, person, creditConsent: true, dealerCode: at.is.dealer.dealerCode }
      await at.as(buyer, '13:30', financing.calls.createProposal, { body: sent })
    })
  }
}
