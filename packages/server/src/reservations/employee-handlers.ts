import type { employee } from '@volante/contract/employee'
import { cpfDigits, isCpf } from '@volante/domain/cpf'
import { EMPLOYEE_FIELDS, EMPLOYEE_NEEDS } from '@volante/domain/order/employee'
import type { Handlers } from '../http/implement.ts'
import { benefitRefusals, conditionsOf } from './employee.ts'

export const employeeHandlers: Handlers<typeof employee> = {
  async employeeValidate({ ctx, body, fail }) {
    const { cpf, buyerType } = body
    if (!isCpf(cpf)) throw fail('validation.cpf.invalid')
    const conditions = await conditionsOf(ctx, buyerType)
    const refused = await benefitRefusals(ctx, buyerType, cpfDigits(cpf), body)
    const refusals = [...EMPLOYEE_FIELDS, 'buyerType' as const].flatMap((field) => {
      const refusal = refused[field]
      return refusal ? [{ field, code: refusal.key, message: ctx.text(refusal.key, refusal.values) }] : []
    })
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
