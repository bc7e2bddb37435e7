import { isOneOf } from '../choice.ts'
import { addYears, type Day, parseDay, pastDateRefusal } from '../date.ts'
import type { PriceOfType } from '../money/price-for.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { EmployeeBuyerType, Country } from '../vocabulary.ts'
import type { OrderTextKey } from './stages.ts'

/** How a buyer is related to the employee. */
export const KINSHIPS = ['spouse', 'parent', 'child', 'sibling', 'grandparent', 'grandchild', 'inLaw'] as const
export type Kinship = (typeof KINSHIPS)[number]

/** What a buyer states to use the benefit (F-74). `employee` fields are those of the person on the payroll. */
export const EMPLOYEE_FIELDS = ['registrationNumber', 'admissionDate', 'kinship', 'employeeName'] as const
export type EmployeeField = (typeof EMPLOYEE_FIELDS)[number]
/** The key of each buyer type's text. */
export const EMPLOYEE_BUYER_TEXTS = {
  employee: 'order.employeeBuyer.employee',
  'family member': 'order.employeeBuyer.familyMember',
  'invoice assignee': 'order.employeeBuyer.invoiceAssignee',
  'brand collaborator': 'order.employeeBuyer.brandCollaborator',
  "collaborator's dependent": 'order.employeeBuyer.collaboratorDependent',
} as const satisfies Readonly<Record<EmployeeBuyerType, OrderTextKey>>

export type EmployeeStatement = Readonly<Partial<Record<EmployeeField, string>>>

/** What each of the five buyer types must state (spec platform §1, §3). */
export const EMPLOYEE_NEEDS: Readonly<Record<EmployeeBuyerType, readonly EmployeeField[]>> = {
  employee: ['registrationNumber', 'admissionDate'],
  'family member': ['registrationNumber', 'employeeName', 'kinship'],
  'invoice assignee': ['registrationNumber', 'admissionDate', 'employeeName'],
  'brand collaborator': ['registrationNumber', 'admissionDate'],
  "collaborator's dependent": ['registrationNumber', 'employeeName', 'kinship'],
}

/** The conditions of one buyer type, kept as data. */
export type EmployeeConditions = {
  readonly discountBasisPoints: number
  /** Full years on the payroll. */
  readonly minServiceYears: number
  readonly kinships: readonly Kinship[]
  readonly maxCarsPerYear: number
}

const REGISTRATION_NUMBER = /^[A-Z0-9-]{3,20}$/i

/** Takes a country; returns whether its payroll is known here: it names people by their CPF, so elsewhere nobody could be found in it. */
export const hasPayroll = (country: Country): boolean => country === 'BR'

/**
 * Takes a buyer type, what was stated, its conditions (null when the benefit is not offered to it), the cars bought with
 * it in the last twelve months, and today; returns the refusal of each field, `buyerType` for the benefit itself. Empty
 * when all is well (F-74).
 */
export function employeeRefusals(
  buyerType: EmployeeBuyerType,
  statement: EmployeeStatement,
  conditions: EmployeeConditions | null,
  carsThisYear: number,
  today: Day,
): Partial<Record<EmployeeField | 'buyerType', Refusal>> {
  if (!conditions) return { buyerType: refuse('order.employee.notOffered') }
  if (carsThisYear >= conditions.maxCarsPerYear)
    return { buyerType: refuse('order.employee.limit', { max: conditions.maxCarsPerYear }) }
  const refusals = EMPLOYEE_NEEDS[buyerType].flatMap((field) => {
    const refusal = fieldRefusal(field, statement[field]?.trim() ?? '', conditions, today)
    return refusal ? [[field, refusal] as const] : []
  })
  return Object.fromEntries(refusals)
}

/** What a buyer pays for the version alone and with everything, in cents. */
export interface BuyersCar {
  readonly price: number
  readonly total: number
}

/**
 * Takes a car, the version's prices of today and the conditions; returns in whole cents what the benefit takes off the total.
 * It never stacks: the buyer pays the least of today's total, the list price with all parts less the percentage (rounded up),
 * and the employees' price with the parts.
 */
export function employeeDiscountCents(
  { price, total }: BuyersCar,
  prices: readonly PriceOfType[],
  { discountBasisPoints }: Pick<EmployeeConditions, 'discountBasisPoints'>,
): number {
  const parts = total - price
  const at = (type: string) => prices.find((one) => one.type === type)?.price
  const list = (at('LIST') ?? price) + parts
  const reduced = list - Math.floor((list * Math.min(Math.max(discountBasisPoints, 0), 10_000)) / 10_000)
  return Math.max(0, total - Math.min(reduced, (at('EMPLOYEE') ?? Infinity) + parts))
}

function fieldRefusal(field: EmployeeField, value: string, conditions: EmployeeConditions, today: Day): Refusal | null {
  if (value === '') return refuse('validation.required')
  if (field === 'registrationNumber')
    return REGISTRATION_NUMBER.test(value) ? null : refuse('order.employee.registrationNumber')
  if (field === 'kinship') return isOneOf(conditions.kinships, value) ? null : refuse('order.employee.kinship')
  return field === 'admissionDate' ? admissionRefusal(value, conditions.minServiceYears, today) : null
}

function admissionRefusal(value: string, minServiceYears: number, today: Day): Refusal | null {
  const refusal = pastDateRefusal(value, today)
  const day = parseDay(value)
  if (refusal || !day) return refusal
  return addYears(day, minServiceYears) > today ? refuse('order.employee.service', { years: minServiceYears }) : null
}
