import { EMPLOYEE_FIELDS } from '@volante/domain/order/employee'
import * as z from 'zod/mini'
import { call } from './kit.ts'
import { BuyerType } from './order-shapes.ts'
import { line, maybe } from './body-fields.ts'

/** The purchase with the employee benefit. */
export const employee = {
  employeeValidate: call({
    id: 'private-api.employee.validate',
    post: '/private-api/employee/validate',
    access: 'bearer',
    readOnly: true,
    body: z.object({
      cpf: line(20),
      registrationNumber: maybe(line(40)),
      admissionDate: maybe(line(10)),
      buyerType: BuyerType,
      kinship: maybe(line(60)),
      employeeName: maybe(line()),
    }),
    ok: z.object({
      mayBuy: z.boolean(),
      /** Why not, by field; `buyerType` is the benefit itself. Empty when the person may buy. */
      refusals: z.array(
        z.object({ field: z.enum([...EMPLOYEE_FIELDS, 'buyerType']), code: z.string(), message: z.string() }),
      ),
      /** Null when the benefit is not offered to the buyer type. */
      conditions: z.nullable(
        z.object({
          discountBasisPoints: z.int(),
          minServiceYears: z.int(),
          kinships: z.array(z.string()),
          maxCarsPerYear: z.int(),
          /** The fields this buyer type states. */
          needs: z.array(z.enum(EMPLOYEE_FIELDS)),
        }),
      ),
    }),
    errors: { 'validation.cpf.invalid': 422 },
    says: "Takes a buyer's CPF, type and what the benefit asks; returns whether the person may buy with it, else why not field by field, and its conditions; refuses a CPF that is none. The CPF must be the account's own, and the payroll must know it by the registration; wrong tries make the account wait, and each one leaves an audit entry. In Argentina, whose payroll is not known here, the benefit is not offered to anybody.",
  }),
} as const
