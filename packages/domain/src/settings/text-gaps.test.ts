import { expect, test } from 'vitest'
import { areaOfText, gapFinder } from './text-gaps.ts'

const times = (words: string, other: string) =>
  Array.from({ length: 5 }, (_, at) => [`many.${words}${at}`, `${words} ${at}`, `${other} ${at}`] as const)
const pairs = [...times('você não', 'vos no'), ...times('carro', 'auto'), ['shop.model', 'Modelo', 'Modelo'] as const]
const pt = Object.fromEntries(pairs.map(([id, text]) => [id, text]))
const es = Object.fromEntries(pairs.map(([id, , text]) => [id, text]))
const gap = gapFinder(
  { ...es, 'shop.copied': 'Você não vê o carro', 'shop.none': '' },
  { ...pt, 'shop.copied': 'Você não vê o carro', 'shop.none': 'Nada', 'shop.blank': '', 'shop.law.BR': 'Você não' },
)

test('what is not there is missing, what says nothing is empty', () => {
  expect(gap('shop.else', undefined)).toBe('missing')
  expect(gap('shop.none', ' ')).toBe('empty')
  expect(gap('shop.new', '')).toBe('empty')
})

test('blank in both languages is meant so', () => {
  expect(gap('shop.blank', '')).toBeNull()
})

test('equal texts are a mistake where their words are the other language only', () => {
  expect(gap('shop.copied', 'Você não vê o carro')).toBe('same')
  expect(gap('shop.copied', 'Vos no ves el auto')).toBeNull()
  expect(gap('shop.model', 'Modelo')).toBeNull()
})

test('the name of a paper is right in both', () => {
  expect(
    gapFinder({ ...es, 'shop.paper': 'CARRO' }, { ...pt, 'shop.paper': 'CARRO' })('shop.paper', 'CARRO'),
  ).toBeNull()
})

test('what holds in one country is in its language everywhere', () => {
  expect(gap('shop.law.BR', 'Você não')).toBeNull()
})

test('names of what is filled in are no words', () => {
  const filled = { 'shop.filled': '{carro}: {n, plural, one {Modelo} other {Modelo}}' }
  expect(gapFinder({ ...es, ...filled }, { ...pt, ...filled })('shop.filled', filled['shop.filled'])).toBeNull()
})

test('each text has an area', () => {
  expect(areaOfText('checkout.card')).toBe('purchase')
  expect(areaOfText('desk.title')).toBe('work')
  expect(areaOfText('something.else')).toBe('general')
})
