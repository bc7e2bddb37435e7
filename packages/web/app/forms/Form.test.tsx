import { parseSubmission, report } from '@conform-to/react/future'
import { refuse } from '@volante/domain/refusal'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import errors from '../../../../texts/pt-BR/errors.json'
import { type RootData, ServerRootData } from '../shell/root-data.ts'
import { TextsProvider } from '../texts/texts.tsx'
import { describeFields } from './describe-fields.ts'
import { Form } from './Form.tsx'

const { Field, form } = describeFields({
  name: { label: 'contact.name', autoComplete: 'name' },
  password: { label: 'ui.password.showWhat', control: 'password' },
  model: { label: 'contact.model', control: 'select' },
  agreed: { label: 'contact.privacy', control: 'box' },
  phone: { label: 'contact.phone', control: 'phone' },
})
const asked = form({
  kind: 'asked',
  fields: ['name', 'password', 'model', 'agreed', 'phone'],
  rules: ({ name }) => (name ? {} : { name: refuse('validation.required') }),
})

const site = {
  country: 'BR',
  timeZone: 'America/Sao_Paulo',
  language: 'pt-BR',
  currency: 'BRL',
  legal: { phone: '0800' },
}
const dictionary = { ...errors, 'contact.name': 'Nome', 'contact.model': 'Modelo', 'ui.form.broken': 'Nobody knows' }

/** The form as the server makes it, without React's comments. */
function shown(answer: unknown): string {
  const page = (
    <Form form={asked} answer={answer} values={{ name: 'Ana', agreed: true }} idempotencyKey="k1" submit="Send">
      <Field name="name" />
      <Field name="password" />
      <Field name="model" options={[{ value: 'argo', label: 'Argo' }]} />
      <Field name="agreed" />
      <Field name="phone" isOptional={false} />
    </Form>
  )
  const router = createMemoryRouter([{ path: '/', element: page }])
  const data = { site, xsrf: 'token', dictionary } as unknown as RootData
  return renderToString(
    <ServerRootData value={data}>
      <TextsProvider locale={site} dictionary={dictionary}>
        <RouterProvider router={router} />
      </TextsProvider>
    </ServerRootData>,
  ).replaceAll('<!-- -->', '')
}
const tagOf = (html: string, name: string) =>
  new RegExp(`<(input|select)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

function refused(entries: Record<string, string>, error: Parameters<typeof report>[1]) {
  const posted = new FormData()
  for (const [name, value] of Object.entries({ form: 'asked', ...entries })) posted.set(name, value)
  return report(parseSubmission(posted), error)
}

test('made by the server it posts without script, and says what is asked of each field', () => {
  const html = shown(undefined)
  expect(html).toContain('<form id="asked-form"')
  expect(html).toContain('method="post"')
  expect(tagOf(html, '_xsrf')).toContain('value="token"')
  expect(tagOf(html, 'form')).toContain('value="asked"')
  expect(tagOf(html, 'key')).toContain('value="k1"')
  expect(tagOf(html, 'name')).toMatch(/id="name".*/)
  expect(tagOf(html, 'name')).toContain('required')
  expect(tagOf(html, 'name')).toContain('value="Ana"')
  expect(tagOf(html, 'agreed')).toContain('checked')
  expect(tagOf(html, 'model')).not.toContain('required')
  expect(tagOf(html, 'phone')).toContain('required')
  expect(html).not.toContain('role="alert"')
})

test('refused it keeps what was typed, names each error, and leads there', () => {
  const answer = refused({ name: '', model: 'argo' }, { error: { fieldErrors: { name: ['Campo obrigatório'] } } })
  const html = shown(answer)
  expect(html).toContain('role="alert"')
  expect(html).toContain('<a href="#name">Nome: Campo obrigatório</a>')
  expect(tagOf(html, 'name')).toContain('aria-invalid="true"')
  expect(tagOf(html, 'name')).toContain('value=""')
  expect(tagOf(html, 'agreed')).not.toContain('checked')
  expect(html).toContain('<option value="argo" selected="">')
})

test('a failure without a reason names the phone, one with a reason the reason; the answer of another form is none of its', () => {
  expect(shown(refused({ name: 'Eva' }, { error: { formErrors: [''] } }))).toContain('Nobody knows')
  expect(shown(refused({ name: 'Eva' }, { error: { formErrors: ['Vendido'] } }))).toContain('Vendido')
  const other = refused({ form: 'other', name: 'Eva' }, { error: { formErrors: ['Vendido'] } })
  expect(shown(other)).not.toContain('Vendido')
  expect(shown({ done: true })).not.toContain('role="alert"')
})
