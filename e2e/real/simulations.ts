import type { FinancingPlan } from '@volante/contract/financing'
import type { RawAnswers } from '@volante/domain/financing/raw-answers'
import { isRefusal, simulate, type Simulation } from '@volante/domain/financing/simulate'
import type { SimulationType } from '@volante/domain/vocabulary'
import { json, type Reply } from '../../packages/server/src/tools/testing/stub-reply.ts'

interface Asked {
  readonly type: SimulationType
  readonly planId: string
  readonly price: number
  readonly entrancePercent: number
  readonly numberOfInstallments: number
  readonly finalInstallmentPercentage?: number | null
}

/** The services of all kinds of simulation, of a bank that lends on the conditions it was told of, in the raw shape of each. */
export function stubSimulations() {
  const plans: FinancingPlan[] = []
  const answer: Reply = (one, response) => {
    const asked = one.body as Asked
    const { type, planId, price, numberOfInstallments: count, finalInstallmentPercentage: final } = asked
    const plan = plans.find((known) => known.planId === planId)
    // The linear plan is asked with a fraction.
    const entrancePercent = asked.entrancePercent * (type === 'PSA_TRADITIONAL' ? 100 : 1)
    const contract = new Date().toISOString().slice(0, 10)
    const wish = { priceCents: price, entrancePercent, count, contract, finalPercent: final ?? undefined }
    const loan = plan && simulate(plan, wish)
    if (!loan || isRefusal(loan)) return json({ code: 'unknown' }, 422)(one, response)
    return json(RAW[type](loan, plan))(one, response)
  }
  return { answer, plans }
}

type Raw = { readonly [Type in SimulationType]: (loan: Simulation, plan: FinancingPlan) => RawAnswers[Type] }

const RAW: Raw = {
  CDC: (loan) => ({
    plans: [{ prazo: loan.count, vlcalca: loan.instalmentCents }],
    upFrontValue: loan.entranceCents,
    totalAmountFinanced: loan.financedCents,
  }),
  NEXT: ({ count, entranceCents, instalmentCents, finalCents }, { final }) => [
    {
      installmentsQuantity: count,
      entranceValue: entranceCents,
      values: [
        {
          residual: final?.standard ?? 0,
          installmentsValue: instalmentCents,
          forwardPrice: finalCents,
          residualValue: finalCents,
        },
      ],
    },
  ],
  PSA_BALAO: (loan, { final }) => ({
    valorEntrada: loan.entranceCents,
    parcelasDisponiveis: [loan.count],
    valorParcela: loan.instalmentCents,
    valorFinanciado: loan.financedCents,
    residualMaximo: final?.most ?? 0,
    residualMinimo: final?.least ?? 0,
    parcelaResidual: loan.finalCents,
  }),
  PSA_TRADITIONAL: (loan) => ({
    entranceValue: loan.entranceCents,
    installmentsAvailable: [loan.count],
    installmentsValue: loan.instalmentCents,
    totalInstallments: loan.financedCents,
  }),
}
