import { expect, test } from 'vitest'
import { MOST_PEOPLE, parsePeople } from './parse-people.ts'

test('reads a list as a spreadsheet saves it, in either language of its heads', () => {
  const text =
    '\uFEFFNome;E-mail;Telefone;Papéis\r\n"Souza; Ana";ana@x.example;(11) 98765-4321;user_dealer | repairman\r\n'
  expect(parsePeople(text)).toEqual({
    rows: [
      { name: 'Souza; Ana', email: 'ana@x.example', phone: '(11) 98765-4321', roles: ['user_dealer', 'repairman'] },
    ],
  })
})

test('takes a country by its code or its name, with the numbers of that country', () => {
  const text = 'nombre,correo,país,dni,cuil\nLu Paz,l@x.example,Argentina,12345678,\nIan Rey,i@x.example,br,,20-1\n'
  expect(parsePeople(text)).toEqual({
    rows: [
      { name: 'Lu Paz', email: 'l@x.example', country: 'AR', dni: '12345678' },
      { name: 'Ian Rey', email: 'i@x.example', country: 'BR', cuil: '20-1' },
    ],
  })
})

test('keeps quotes and line breaks inside quotes, leaves out empty cells, unknown columns and blank lines', () => {
  const text = 'name,email,shoe size,dealerCode\n"Bo ""Bob""\nBean",bo@x.example,42,\n\n,,,\n'
  expect(parsePeople(text)).toEqual({ rows: [{ name: 'Bo "Bob"\nBean', email: 'bo@x.example' }] })
})

test.each([
  ['', 'empty'],
  ['name,email\n', 'empty'],
  ['Ana,ana@x.example\nBo,bo@x.example', 'noHead'],
  ['name,email\n"Ana,ana@x.example', 'openQuote'],
  [`name,email\n${'Ana,a@x.example\n'.repeat(MOST_PEOPLE + 1)}`, 'tooMany'],
] as const)('a list that cannot be read says why', (text, problem) => expect(parsePeople(text)).toEqual({ problem }))

test('a list of as many as an import takes is read', () => {
  const parsed = parsePeople(`name,email\n${'Ana,a@x.example\n'.repeat(MOST_PEOPLE)}`)
  expect('rows' in parsed && parsed.rows).toHaveLength(MOST_PEOPLE)
})
