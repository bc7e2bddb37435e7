import { expect, test } from 'vitest'
import { isElsewhere } from './ask-whole.ts'

const at = (path: string) => `https://cars.example${path}`

test.each([
  ['/br/fiat/entrar', '/br/fiat/minha-conta?a=1', false],
  ['/br/fiat/entrar', '/br/fiat-abarth', true],
  ['/br/fiat/entrar', '/ar/fiat/ingresar', true],
  ['/br/fiat/entrar', '/desk/leads', true],
  ['/br/fiat', '/br', true],
  ['/br/fiat', '/', true],
  ['/desk/leads', '/admin', false],
  ['/entrar', '/minha-conta', false],
])('from %s to %s', (from, to, expected) => expect(isElsewhere(at(to), at(from))).toBe(expected))
