import { expect, test } from 'vitest'
import { listed } from './listed.ts'
import { createTexts } from './texts.tsx'

const texts = createTexts({ language: 'pt-BR', currency: 'BRL', timeZone: 'America/Sao_Paulo' }, {})

test.each([
  [['Você', 'A concessionária', 'Nosso financeiro'], 'Você, a concessionária e nosso financeiro'],
  [['Cliente', 'Órgão público', 'DETRAN'], 'Cliente, órgão público e DETRAN'],
  [['Fábrica'], 'Fábrica'],
  [[], ''],
])('%j is %s', (names, line) => expect(listed(texts, names)).toBe(line))
