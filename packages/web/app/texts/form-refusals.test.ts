import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import type { Message } from '@volante/contract/page'
import arErrors from '../../../../texts/es-AR/errors.json'
import brErrors from '../../../../texts/pt-BR/errors.json'
import type { FormSpec } from '../forms/field-spec.ts'
import { problemsOf, valuesOf } from '../forms/form-values.ts'
import { createTexts } from './texts.tsx'

type AnyForm = FormSpec<Record<string, { label: 'ui.form.choose' }>, string, object>

const modules = import.meta.glob(['../**/*-form.ts', '../**/*-forms.ts', '../**/forms.ts'], { eager: true })

const isForm = (value: unknown): value is AnyForm =>
  typeof value === 'object' && value !== null && 'kind' in value && 'fields' in value && 'specs' in value

/** Every form of the product, wherever a module of forms puts it. */
const forms = Object.entries(modules).flatMap(([path, exported]) =>
  Object.values(exported as object)
    .flatMap((one: unknown) => (isForm(one) || typeof one !== 'object' || one === null ? one : Object.values(one)))
    .filter(isForm)
    .map((form) => [`${path.split('/').at(-1)} ${form.kind}`, form] as const),
)

/** What people and machines leave in a field: nothing, too little, too much, of another kind, nearly right. */
const TYPED = [
  '',
  ' ',
  ...'-|0|00|1|-1|0,00|1,5|12,345|999999999999|1e9|a|Ana|Ana Prado|@|a@b|a@b.example|<b>|{name}|senha|Senha-curta1'.split(
    '|',
  ),
  ...'000.000.000-00|111.111.111-11|529.982.247-25|11.111.111/1111-11|20-12345678-3|12345678|ABC1D23|AB123CD'.split(
    '|',
  ),
  ...'31/02/2020|01/01/2999|01/01/1800|1/1/1990|99/99/9999|01/01/2020|01001-000|99999-999|1425|C1425'.split('|'),
  ...'(11) 98765-4321|1198765432|+54 9 11 4444-5555'.split('|'),
  'x'.repeat(5_000),
]

const LANGUAGES = [
  { country: 'BR', language: 'pt-BR', currency: 'BRL', timeZone: 'America/Sao_Paulo', errors: brErrors },
  { country: 'AR', language: 'es-AR', currency: 'ARS', timeZone: 'America/Argentina/Buenos_Aires', errors: arErrors },
] as const

/** As the server sends them: text, or parsed where it asks for something. */
const dictionaryOf = (errors: Readonly<Record<string, string>>): Record<string, Message> =>
  Object.fromEntries(
    Object.entries(errors).map(([key, text]) => [
      key,
      text.includes('{') ? (parse(text, { ignoreTag: true, captureLocation: false }) as Message) : text,
    ]),
  )

test('the forms are found', () => expect(forms.length).toBeGreaterThan(25))

test.each(LANGUAGES.map((place) => [place.language, place] as const))(
  'in %s every refusal of every form is a sentence: no key, no placeholder, nothing undefined',
  (_language, { country, errors, ...locale }) => {
    const texts = createTexts(locale, dictionaryOf(errors))
    const wrong = new Set<string>()
    const messages = new Set<string>()
    for (const [name, form] of forms) {
      for (const typed of TYPED) {
        const values = valuesOf(form, Object.fromEntries(form.fields.map((field) => [field, typed])))
        const say = (key: string, given = {}) => {
          if (!texts.has(key, given)) wrong.add(`${name}: ${key} ${JSON.stringify(given)}`)
          return texts.byKey(key, given)
        }
        for (const [message] of Object.values(problemsOf(form, values, { country, today: '2026-11-22' }, say))) {
          messages.add(message ?? '')
        }
      }
    }
    expect([...wrong]).toEqual([])
    expect(
      [...messages].filter((text) => !/^\p{Lu}.*[.!?:)%\p{L}\d]$/su.test(text) || /undefined|NaN|[{}]/.test(text)),
    ).toEqual([])
    expect(messages.size).toBeGreaterThan(20)
  },
)
