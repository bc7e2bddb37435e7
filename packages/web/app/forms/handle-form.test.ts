import { CallError } from '@volante/contract/kit'
import { refuse } from '@volante/domain/refusal'
import { expect, test } from 'vitest'
import type { Page } from '../shell/page-context.ts'
import { describeFields } from './describe-fields.ts'
import { createTexts } from '../texts/texts.tsx'
import { handleForm } from './handle-form.ts'

const { form } = describeFields(
  { name: { label: 'contact.name' }, password: { label: 'contact.name', control: 'password' } },
  { paths: { firstName: 'name' }, codes: { 'auth.wrongCurrentPassword': 'password' } },
)
const asked = form({
  kind: 'asked',
  fields: ['name', 'password'],
  rules: ({ name }) => (name ? {} : { name: refuse('validation.required') }),
})

const reported: unknown[] = []
const page = {
  site: { country: 'BR', language: 'pt-BR', timeZone: 'America/Sao_Paulo' },
  now: new Date('2026-11-22T12:00:00Z'),
  texts: { language: 'pt-BR', byKey: (key: string) => key },
  report: (error: unknown) => reported.push(error),
} as unknown as Page

function posted(name: string): FormData {
  const data = new FormData()
  data.set('form', 'asked')
  data.set('name', name)
  data.set('password', 'secret')
  return data
}
const handled = async (name: string, send: () => Promise<unknown>) => {
  const { data, init } = (await handleForm(page, asked, posted(name), send)) as {
    data: { submission: { payload: object }; error: object }
    init: { status: number }
  }
  return { status: init.status, error: data.error, payload: data.submission.payload }
}
const refusing = (status: number, body: ConstructorParameters<typeof CallError>[1]) => () =>
  Promise.reject(new CallError(status, body))

test('what passes its schema is sent, and what the sending returns is the answer', async () => {
  expect(await handleForm(page, asked, posted('Ana'), async ({ name }) => name)).toBe('Ana')
})

test('what the schema refuses is not sent, and comes back without its password', async () => {
  const answer = await handled('', () => Promise.reject(new Error('never')))
  expect(answer).toMatchObject({ status: 422, error: { fieldErrors: { name: ['validation.required'] } } })
  expect(answer.payload).toEqual({ form: 'asked', name: '' })
})

test('a call refuses at the fields it names, by path, by the end of a path and by code', async () => {
  const fieldOf = async (path: string) => {
    const fields = [{ path, code: 'x', message: 'Wrong' }]
    return (await handled('Ana', refusing(422, { code: 'request.invalid', message: 'No', fields }))).error
  }
  for (const path of ['name', 'firstName', 'person.name', 'name.0'])
    expect(await fieldOf(path)).toMatchObject({ fieldErrors: { name: ['Wrong'] } })
  const coded = await handled('Ana', refusing(403, { code: 'auth.wrongCurrentPassword', message: 'Wrong one' }))
  expect(coded).toMatchObject({ status: 403, error: { fieldErrors: { password: ['Wrong one'] } } })
})

test('what belongs to no field stands above them; what nobody expected is reported and says nothing of itself', async () => {
  const fields = [{ path: 'elsewhere', code: 'x', message: 'Hidden' }]
  const refused = await handled('Ana', refusing(409, { code: 'x', message: 'Gone', fields }))
  expect(refused).toMatchObject({ status: 409, error: { formErrors: ['Gone'], fieldErrors: {} } })
  const failed = await handled('Ana', () => Promise.reject(new Error('database down')))
  expect(failed).toMatchObject({ status: 503, error: { formErrors: [''] } })
  expect(reported).toHaveLength(1)
})

test('where the page has a language of its own, a refusal is said in it, unless what it says did not come along', async () => {
  const locale = { language: 'es-AR', currency: 'ARS', timeZone: 'America/Argentina/Buenos_Aires' } as const
  const least = [
    { type: 0, value: 'Al menos ' },
    { type: 1, value: 'min' },
  ]
  const spanish = { ...page, texts: createTexts(locale, { 'order.state': 'Ya no', 'order.least': least }) }
  const messagesOf = async (code: string) => {
    const answer = await handleForm(spanish, asked, posted('Ana'), refusing(409, { code, message: 'Já não' }))
    return answer instanceof Object ? answer.data.error?.formErrors : null
  }
  expect(await messagesOf('order.state')).toEqual(['Ya no'])
  expect(await messagesOf('order.least')).toEqual(['Já não'])
  expect(await messagesOf('unknown')).toEqual(['Já não'])
})
