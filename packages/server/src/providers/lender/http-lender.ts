import { answerFault, normalised, rawTerms, type RawAnswers } from '@volante/domain/financing/raw-answers'
import type { SimulationType } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { fetchJson, isOutage, ServiceFailure } from '../fetch-json.ts'
import type { Lender } from './provider.ts'

export interface HttpLenderOptions {
  readonly type: SimulationType
  readonly url: string
  readonly key: string
  /** Somebody waits for it. */
  readonly timeoutMs?: number
}

const cents = z.int().check(z.gte(0))
const percent = z.number().check(z.gte(0), z.lte(100))
const counts = z.array(z.int().check(z.gte(1), z.lte(120))).check(z.minLength(1))
const law = z.optional(z.string().check(z.maxLength(4_000)))

/** Each type's raw shape (docs/financing-banks.md). */
const SHAPES = {
  CDC: z.object({
    plans: z.array(z.object({ prazo: z.int(), vlcalca: cents })),
    upFrontValue: cents,
    totalAmountFinanced: cents,
    legalText: law,
  }),
  NEXT: z.array(
    z.object({
      installmentsQuantity: z.int(),
      entranceValue: cents,
      values: z.array(
        z.object({ residual: percent, installmentsValue: cents, forwardPrice: cents, residualValue: cents }),
      ),
      legalText: law,
    }),
  ),
  PSA_BALAO: z.object({
    valorEntrada: cents,
    parcelasDisponiveis: counts,
    valorParcela: cents,
    valorFinanciado: cents,
    residualMaximo: percent,
    residualMinimo: percent,
    parcelaResidual: cents,
    textoLegal: law,
  }),
  PSA_TRADITIONAL: z.object({
    entranceValue: cents,
    installmentsAvailable: counts,
    installmentsValue: cents,
    totalInstallments: cents,
    legalText: law,
  }),
} as const satisfies { readonly [Type in SimulationType]: z.ZodMiniType<RawAnswers[Type]> }

/** The service of one type behind the shape of docs/financing-banks.md; a broken line is asked once more. */
export function httpLender({ type, url, key, timeoutMs = 2_500 }: HttpLenderOptions): Lender {
  const guarded = createBreaker({ name: `the simulations of ${type}`, counts: isOutage })
  const base = url.replace(/(?<!\/)\/+$/, '')
  return {
    simulate: ({ country, brand, mvs, year, planId, ...wish }) =>
      guarded(async () => {
        const body = await fetchJson({
          url: `${base}/simulations`,
          method: 'POST',
          headers: { authorization: `Bearer ${key}` },
          body: { type, country, mvs, year, planId, ...rawTerms(type, wish, brand) },
          timeoutMs,
          retries: 1,
        })
        const raw = z.safeParse(SHAPES[type], body)
        if (!raw.success) throw new ServiceFailure('did not answer as the shape says')
        const answer = normalised(type, raw.data as RawAnswers[typeof type], wish)
        const fault = 'key' in answer ? null : answerFault(answer, wish)
        if (fault) throw new ServiceFailure(`answered amounts that do not add up: ${fault}`)
        return answer
      }),
  }
}
