import type { ImportedUser } from '@volante/contract/authentication'
import { ROLES } from '@volante/domain/policy/roles'
import { data, redirect } from 'react-router'
import { argentineNumbers } from '../../../forms/tax-ids.ts'
import { handleForm } from '../../../forms/handle-form.ts'
import { formText } from '../../../shell/form-text.ts'
import type { Page } from '../../../shell/page-context.ts'
import { type ParsedPeople, type PersonRow, parsePeople } from './parse-people.ts'
import { NEW_PERSON } from '../people-forms.ts'
import { PEOPLE } from '../../../work/list/known-lists.ts'

/** What an import did, row by row, or why the list could not be read. */
export interface Imported {
  readonly text: string
  readonly problem: Extract<ParsedPeople, { problem: string }>['problem'] | null
  readonly rows: readonly PersonRow[]
  readonly results: readonly ImportedUser[]
}

/** Takes the post of the page of new people: one person, or a list of them. */
export async function handlePeople(page: Page, request: Request) {
  const posted = await request.formData()
  if (formText(posted, 'form') === 'import') return importPeople(page, posted)
  return handleForm(page, NEW_PERSON, posted, async ({ country, cpf, dni, phone, dealerCode, roles, ...person }) => {
    const isArgentine = country === 'AR'
    const numbers = isArgentine ? (dni ? argentineNumbers(dni) : {}) : { cpf: cpf || null }
    const body = {
      ...person,
      ...numbers,
      country: isArgentine ? ('AR' as const) : ('BR' as const),
      phone: phone || null,
      dealerCode: dealerCode || null,
      roles: ROLES.filter((role) => roles.includes(role)),
    }
    await page.api.users.create({ body })
    return redirect(`${PEOPLE.path}/new?done=created`, 303)
  })
}

async function importPeople({ api }: Page, posted: FormData) {
  const file = posted.get('file')
  const text = file instanceof File && file.size > 0 ? await file.text() : formText(posted, 'list')
  const parsed = parsePeople(text)
  if ('problem' in parsed) {
    const imported: Imported = { text, problem: parsed.problem, rows: [], results: [] }
    return data({ imported }, { status: 422 })
  }
  const { results } = await api.authentication.importUsers({ body: { users: parsed.rows.map((row) => ({ ...row })) } })
  const imported: Imported = { text: '', problem: null, rows: parsed.rows, results }
  return data({ imported })
}
