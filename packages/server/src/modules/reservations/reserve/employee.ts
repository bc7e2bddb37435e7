import type { OrderPerson } from '@volante/contract/order-shapes'
import { cpfDigits } from '@volante/domain/person/cpf'
import { addYears, type Day, parseDay } from '@volante/domain/date'
import {
  EMPLOYEE_FIELDS,
  type EmployeeConditions,
  type EmployeeField,
  employeeRefusals,
  hasPayroll,
  KINSHIPS,
} from '@volante/domain/order/employee'
import { type Refusal, refuse } from '@volante/domain/refusal'
import type { EmployeeBuyerType } from '@volante/domain/vocabulary'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { accountById } from '../../identity/api.ts'
import { today } from '../../../platform/sites/today.ts'
import type { ReservationTables } from '../tables.ts'

type EmployeeFields = Pick<OrderPerson, 'registrationNumber' | 'admissionDate' | 'kinship' | 'employeeName'>
export type BenefitRefusals = Readonly<Partial<Record<EmployeeField | 'buyerType', Refusal>>>

/** The benefit's conditions for a buyer type in the site's country; null where it is not offered. */
export async function conditionsOf(
  { db, site }: Ctx,
  buyerType: EmployeeBuyerType,
): Promise<EmployeeConditions | null> {
  if (!hasPayroll(site.country)) return null
  const row = await db
    .selectFrom('employee_conditions')
    .selectAll()
    .where('country', '=', site.country)
    .where('buyer_type', '=', buyerType)
    .executeTakeFirst()
  if (!row) return null
  return {
    discountBasisPoints: row.discount_basis_points,
    minServiceYears: row.min_service_years,
    kinships: KINSHIPS.filter((one) => row.kinships.includes(one)),
    maxCarsPerYear: row.max_cars_per_year,
  }
}

/**
 * Takes a buyer's type, number and statement; returns why the benefit is refused, field by field: the rules of the buyer
 * type first, then whether the number is the account's own, then whether the payroll knows the registration as stated and
 * this person by it: as the employee, or as somebody the employee has registered (docs/decisions/0012-employee-benefit.md).
 */
export async function benefitRefusals(
  ctx: SignedInCtx,
  buyerType: EmployeeBuyerType,
  document: string,
  employee: EmployeeFields,
): Promise<BenefitRefusals> {
  const conditions = await conditionsOf(ctx, buyerType)
  const stated = Object.fromEntries(EMPLOYEE_FIELDS.map((field) => [field, employee[field] ?? '']))
  const day = today(ctx)
  const refusals = employeeRefusals(buyerType, stated, conditions, await carsThisYear(ctx, document, day), day)
  if (Object.keys(refusals).length > 0) return refusals
  const account = await accountById(ctx, ctx.user.id)
  if (!account?.cpf || cpfDigits(account.cpf) !== document) return { buyerType: refuse('order.employee.ownAccount') }
  return payrollRefusals(ctx, buyerType, document, employee)
}

/** Cars bought with the benefit by this number in the last twelve months, those that were cancelled or expired left out. */
async function carsThisYear({ db }: Ctx, document: string, day: Day): Promise<number> {
  const { cars } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('cars'))
    .where('document', '=', document)
    .where('buyer_type', 'is not', null)
    .where('holds_unit', '=', true)
    .where('created_at', '>=', new Date(`${addYears(day, -1)}T00:00:00Z`))
    .executeTakeFirstOrThrow()
  return cars
}

async function payrollRefusals(
  { db }: Ctx,
  buyerType: EmployeeBuyerType,
  document: string,
  { registrationNumber, admissionDate, employeeName, kinship }: EmployeeFields,
): Promise<BenefitRefusals> {
  const row = await db
    .selectFrom('employees')
    .selectAll()
    .where('registration_number', '=', (registrationNumber ?? '').trim().toUpperCase())
    .executeTakeFirst()
  const isCollaborator = buyerType === 'brand collaborator' || buyerType === "collaborator's dependent"
  const isKnown = row && (row.kind === 'brandCollaborator') === isCollaborator
  if (!isKnown || !(await isOfEmployee(db, row, buyerType, document, kinship)))
    return { registrationNumber: refuse('order.employee.notRegistered') }
  if (admissionDate && parseDay(admissionDate.trim()) !== row.admission_on)
    return { admissionDate: refuse('validation.date.invalid') }
  const isNamed = !employeeName || plain(employeeName) === plain(row.name)
  return isNamed ? {} : { registrationNumber: refuse('order.employee.notRegistered') }
}

/** Whether this number is the employee's own, or of somebody the employee has registered for this. */
async function isOfEmployee(
  db: Db,
  employee: Pick<Selectable<ReservationTables['employees']>, 'cpf' | 'registration_number'>,
  buyerType: EmployeeBuyerType,
  document: string,
  kinship: string | null | undefined,
): Promise<boolean> {
  if (buyerType === 'employee' || buyerType === 'brand collaborator') return cpfDigits(employee.cpf) === document
  const registered = await db
    .selectFrom('employee_relatives')
    .select('kinship')
    .where('registration_number', '=', employee.registration_number)
    .where('cpf', '=', document)
    .executeTakeFirst()
  return registered !== undefined && registered.kinship === (buyerType === 'invoice assignee' ? null : kinship?.trim())
}

const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
