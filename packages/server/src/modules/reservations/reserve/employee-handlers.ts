import { employee } from '@volante/contract/employee'
import { cpfDigits, isCpf } from '@volante/domain/person/cpf'
import { EMPLOYEE_FIELDS, EMPLOYEE_NEEDS, hasPayroll } from '@volante/domain/order/employee'
import { refuse } from '@volante/domain/refusal'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { attempt, forgive, waitOf } from '../../../platform/limits/guesses.ts'
import { maskPersonal } from '../../../platform/log/mask.ts'
import { type BenefitRefusals, benefitRefusals, conditionsOf } from './employee.ts'
import { recordDeed } from '../../../platform/http/record-deed.ts'

export const employeeHandlers: Handlers<typeof employee> = {
  async employeeValidate({ ctx, body, fail }) {
    const { cpf, buyerType } = body
    if (hasPayroll(ctx.site.country) && !isCpf(cpf)) throw fail('validation.cpf.invalid')
    const conditions = await conditionsOf(ctx, buyerType)
    const refused = await limited(ctx, () => benefitRefusals(ctx, buyerType, cpfDigits(cpf), body))
    const refusals = [...EMPLOYEE_FIELDS, 'buyerType' as const].flatMap((field) => {
      const refusal = refused[field]
      return refusal ? [{ field, code: refusal.key, message: ctx.text(refusal.key, refusal.values) }] : []
    })
    await note(ctx, body, refusals[0]?.code ?? 'mayBuy')
    return {
      mayBuy: refusals.length === 0,
      refusals,
      conditions: conditions && {
        ...conditions,
        kinships: [...conditions.kinships],
        needs: [...EMPLOYEE_NEEDS[buyerType]],
      },
    }
  },
}

/** What the payroll answers must not be found out by trying: five free, then a wait that doubles, for each account. */
async function limited(ctx: SignedInCtx, judge: () => Promise<BenefitRefusals>): Promise<BenefitRefusals> {
  const seconds = await attempt(ctx, 'benefit', ctx.user.id)
  if (seconds > 0) return { buyerType: refuse('order.employee.wait', waitOf(seconds)) }
  const refused = await judge()
  if (Object.keys(refused).length === 0) await forgive(ctx, 'benefit', ctx.user.id)
  return refused
}

/** Who asked the payroll about which registration, and what came of it. */
const note = (ctx: SignedInCtx, body: object, outcome: string): Promise<void> =>
  recordDeed(ctx, { call: employee.employeeValidate.id, input: { body: maskPersonal(body), outcome } })
