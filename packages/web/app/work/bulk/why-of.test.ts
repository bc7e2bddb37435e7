import { parse } from '@formatjs/icu-messageformat-parser'
import type { Message } from '@volante/contract/page'
import { expect, test } from 'vitest'
import errors from '../../../../../texts/es-AR/errors.json'
import resources from '../../../../../texts/es-AR/resources.json'
import work from '../../../../../texts/es-AR/work.json'
import { upgrades } from '../../resources/catalogue/upgrades.tsx'
import { createTexts } from '../../texts/texts.tsx'
import { whyOf } from './why-of.ts'

const dictionary = Object.fromEntries(
  Object.entries({ ...errors, ...resources, ...work }).map(([key, text]) => [
    key,
    parse(text, { ignoreTag: true }) as Message,
  ]),
)
const texts = createTexts({ language: 'es-AR', currency: 'ARS', timeZone: 'UTC' }, dictionary)
const row = { id: '1', name: 'Compass', waits: false } as const
const reason = { field: 'priority', code: 'validation.number.max', values: { max: 99 } }

test('why a row is refused is said in its reader’s language, by the name of the field', () => {
  const refused = { ...row, outcome: 'refused', why: 'Digite 99 ou menos', reason } as const
  expect(whyOf(upgrades, refused, texts)).toBe('Prioridad (1 va primero): Ingresá 99 o menos')
})

test('what was kept without its parts is said as it was kept; what somebody changed since says so', () => {
  const kept = { ...row, outcome: 'refused', why: 'Não encontrado', reason: null } as const
  expect(whyOf(upgrades, kept, texts)).toBe('Não encontrado')
  expect(whyOf(upgrades, { ...kept, outcome: 'skipped', why: null }, texts)).toBe(
    'Cambió desde entonces y quedó como está.',
  )
  expect(whyOf(upgrades, { ...kept, outcome: 'changed', why: null }, texts)).toBeNull()
})
