import { MENU } from '@volante/domain/policy/policy'
import { expect, test } from 'vitest'
import es from '../../../../texts/es-AR/resources.json' with { type: 'json' }
import pt from '../../../../texts/pt-BR/resources.json' with { type: 'json' }
import { rightOf } from '../work/resource/calls.server.ts'
import { shapeOf } from '../work/resource/shape.server.ts'
import { RESOURCES } from './resources.ts'

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'pt-BR': pt, 'es-AR': es }

test.each(RESOURCES.map((one) => [one.path, one] as const))('%s has its words in both languages', (_, one) => {
  for (const [language, texts] of Object.entries(TEXTS)) {
    const { columns, filters, form } = shapeOf(one, { has: (key) => key in texts })
    const fields = [...columns, ...filters, ...form.flatMap((group) => group.fields)]
    const own = (name: string) => `resources.${one.noun}.${name}`
    const ids = [
      own('title'),
      own('about'),
      ...(one.create ? [own('new')] : []),
      ...(one.does ?? []).flatMap((call) => [own(`do.${call}`), own(`done.${call}`)]),
      ...form.map(({ group }) => group),
      ...fields.map(({ label }) => label),
      ...fields.flatMap(({ kind, name, options }) =>
        kind === 'choice' ? options.map((option) => own(`${name}.${option}`)) : [],
      ),
    ]
    expect([language, ids.filter((id) => !(id in texts))]).toEqual([language, []])
  }
  const nouns = new Set([...RESOURCES.map(({ noun }) => noun), 'field'])
  expect(Object.keys(pt).filter((id) => !nouns.has(id.split('.')[1] ?? ''))).toEqual([])
  expect(Object.keys(es)).toEqual(Object.keys(pt))
})

test('each is opened by a line of the menu', () => {
  for (const one of RESOURCES) expect(MENU).toContainEqual({ path: one.path, may: rightOf(one) })
  expect(new Set(RESOURCES.map(({ path }) => path)).size).toBe(RESOURCES.length)
})
