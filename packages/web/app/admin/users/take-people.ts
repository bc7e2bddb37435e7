import type { ImportedUser } from '@volante/contract/authentication'
import { type Country, ROLES } from '@volante/domain/vocabulary'
import { data, redirect } from 'react-router'
import { argentineNumbers } from '../../account/forms/tax-ids.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { type ParsedPeople, type PersonRow, parsePeople } from './parse-people.ts'

/** `dni` takes a CUIL too, which holds one. */
export const PERSON_FIELDS = ['name', 'email', 'cpf', 'dni', 'phone', 'dealerCode'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]

/** Somebody who was not entered: what was typed, and the message key of each field that is wrong. */
export interface RefusedPerson {
  readonly values: Readonly<Record<PersonField, string>>
  readonly country: Country
  readonly roles: readonly string[]
  readonly errors: Readonly<Record<string, string>>
}

/** What an import did, row by row, or why the list could not be read. */
export interface ImportAnswer {
  readonly text: string
  readonly problem: Extract<ParsedPeople, { problem: string }>['problem'] | null
  readonly rows: readonly PersonRow[]
  readonly results: readonly ImportedUser[]
}

export interface PeopleAnswer {
  readonly refused?: RefusedPerson
  readonly imported?: ImportAnswer
}

/** Takes the page's post: one person, or a list of them. */
export async function takePeople(page: Page, request: Request) {
  const form = await request.formData()
  return form.get('form') === 'import' ? importPeople(page, form) : createPerson(page, form)
}

async function createPerson({ api }: Page, form: FormData) {
  const values = Object.fromEntries(
    PERSON_FIELDS.map((name) => [name, formText(form, name)]),
  ) as RefusedPerson['values']
  const roles = ROLES.filter((role) => form.getAll('roles').includes(role))
  const { name, email, cpf, dni, phone, dealerCode } = values
  const country = form.get('country') === 'AR' ? ('AR' as const) : ('BR' as const)
  const numbers = country === 'BR' ? { cpf: cpf || null } : dni ? argentineNumbers(dni) : {}
  try {
    await api.users.create({
      body: { name, email, country, ...numbers, phone: phone || null, dealerCode: dealerCode || null, roles },
    })
    return redirect('/admin/users/new?done=created', 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    const { code, fields = [], status } = refusal
    const named = Object.fromEntries(
      fields.map(({ path, code: key }) => [path === 'cuil' ? 'dni' : (path.split('.')[0] ?? ''), key]),
    )
    const errors = fields.length > 0 ? named : { [FIELD_OF[code] ?? 'form']: code }
    return data<PeopleAnswer>({ refused: { values, country, roles, errors } }, { status })
  }
}

const FIELD_OF: Readonly<Record<string, string>> = {
  'users.emailTaken': 'email',
  'users.rolesNotGranted': 'roles',
  'dealer.notFound': 'dealerCode',
}

async function importPeople({ api }: Page, form: FormData) {
  const file = form.get('file')
  const text = file instanceof File && file.size > 0 ? await file.text() : formText(form, 'list')
  const parsed = parsePeople(text)
  if ('problem' in parsed) {
    const imported: ImportAnswer = { text, problem: parsed.problem, rows: [], results: [] }
    return data<PeopleAnswer>({ imported }, { status: 422 })
  }
  const { results } = await api.authentication.importUsers({ body: { users: parsed.rows.map((row) => ({ ...row })) } })
  return data<PeopleAnswer>({ imported: { text: '', problem: null, rows: parsed.rows, results } })
}
