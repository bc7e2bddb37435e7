import { expect, it } from 'vitest'
import esAR from '../../../texts/es-AR/errors.json' with { type: 'json' }
import ptBR from '../../../texts/pt-BR/errors.json' with { type: 'json' }
import messages from '../spec/messages.json' with { type: 'json' }

const dictionaries: Record<string, Record<string, string>> = { 'pt-BR': ptBR, 'es-AR': esAR }
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

it('has the same keys in both languages', () => {
  expect(Object.keys(esAR)).toEqual(Object.keys(ptBR))
})

it.each(messages)('$key says in Portuguese what the specification says', ({ key, text, ptBR: translation }) => {
  const expected = key === 'validation.chassis.complete' ? translation : text
  expect(dictionaries['pt-BR']?.[key]).toBe(expected)
})

it.each(messages.filter(({ lang }) => lang === 'en'))('$key is technical or translated in Spanish', ({ key, text }) => {
  if (key === 'validation.chassis.complete') expect(esAR[key]).toContain('chasis')
  else expect(dictionaries['es-AR']?.[key]).toBe(text)
})

it.each(Object.keys(ptBR))('%s uses the same placeholders in both languages', (key) => {
  expect(placeholders(dictionaries['es-AR']?.[key] ?? '')).toEqual(placeholders(dictionaries['pt-BR']?.[key] ?? ''))
})

it('leaves no Portuguese in the Spanish texts', () => {
  expect(Object.values(esAR).filter((text) => /[ãõçêô]|\b(?:não|você|Digite|Selecione)\b/i.test(text))).toEqual([])
})
