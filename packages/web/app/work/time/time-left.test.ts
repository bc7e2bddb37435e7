import { describe, expect, test } from 'vitest'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { MessagePart } from '@volante/contract/page'
import argentine from '../../../../../texts/es-AR/desk.json'
import brazilian from '../../../../../texts/pt-BR/desk.json'
import { formatMessage, type Values } from '../../texts/message.ts'
import type { Texts } from '../../texts/texts.tsx'
import { workLanguage, workLanguageCookie } from '../work-language.ts'
import { ownPath } from '../../desk/session.ts'
import { configurationOf } from '../../building/configuration-of.ts'
import { shortMoment } from './short-moment.ts'
import { overdueSince, spanOf, timeLeft } from './time-left.ts'

const t = ((id: string, values: object = {}) => `${id} ${Object.values(values).join(':')}`) as unknown as Texts['t']

describe('time left to answer', () => {
  const now = '2026-11-21T12:00:00Z'
  test.each([
    ['2026-11-22T12:00:00Z', 'good', 'desk.reply.left desk.span.days 1:0'],
    ['2026-11-21T15:20:00Z', 'good', 'desk.reply.left desk.span.hours 3:20'],
    ['2026-11-21T14:59:59Z', 'warn', 'desk.reply.left desk.span.hours 2:59'],
    ['2026-11-21T12:07:00Z', 'warn', 'desk.reply.left desk.span.minutes 7'],
    ['2026-11-21T11:50:00Z', 'bad', 'desk.reply.late desk.span.minutes 10'],
  ])('%s is %s', (replyBy, tone, words) => {
    expect(timeLeft({ t }, replyBy, now)).toEqual({ tone, words })
  })
})

test.each([
  ['pt-BR', brazilian],
  ['es-AR', argentine],
])('%s: nobody says no minutes and no hours', (language, dictionary) => {
  const locale = { language, currency: 'BRL', timeZone: 'UTC' }
  const say = (id: string, values: Values = {}) =>
    formatMessage(locale, parse((dictionary as Record<string, string>)[id] ?? '') as readonly MessagePart[], values)
  const span = (minutes: number) => spanOf(say as unknown as Texts['t'], minutes)
  expect([59, 180, 181, 1440, 1500, 1501].map(span)).toEqual([
    '59 min',
    '3 h',
    '3 h 1 min',
    '1 d',
    '1 d 1 h',
    '1 d 1 h',
  ])
})

test('leads that were in time when the list was read and are late now are counted, no others', () => {
  const then = '2026-11-21T12:00:00Z'
  const due = ['11:50:00', '12:00:00', '12:01:30', '12:02:30'].map((time) => ({
    state: 'inTime' as const,
    replyBy: `2026-11-21T${time}Z`,
  }))
  const answered = due.map((one) => ({ ...one, state: 'answered' as const }))
  expect(overdueSince(answered, then, '2026-11-21T12:02:00Z')).toBe(0)
  expect(overdueSince(due, then, then)).toBe(0)
  expect(overdueSince(due, then, '2026-11-21T12:01:00Z')).toBe(1)
  expect(overdueSince(due, then, '2026-11-21T12:02:00Z')).toBe(2)
})

test('a time is told as it was where it was sent', () => {
  expect(shortMoment('pt-BR', '2026-11-21T02:30:00Z', 'America/Sao_Paulo')).toBe('20/11 23:30')
  expect(shortMoment('es-AR', '2026-11-21T12:05:00Z', 'America/Argentina/Buenos_Aires')).toBe('21/11 09:05')
})

test('a configuration leads to our own pages only', () => {
  expect(configurationOf('https://evil.example/br/fiat/proposta?version=X')).toBe('/br/fiat/proposta?version=X')
  expect(configurationOf('https://evil.example/x?version=X')).toBeNull()
  expect(configurationOf('javascript:alert(1)')).toBeNull()
  expect(configurationOf(undefined)).toBeNull()
})

test.each([
  ['/desk?lead=1', '/desk?lead=1'],
  ['/desk/x', '/desk/x'],
  ['/admin/permissions?role=inspector', '/admin/permissions?role=inspector'],
  ['/administrator', '/desk/today'],
  ['//evil.example', '/desk/today'],
  ['/desk//evil', '/desk/today'],
  ['/desk/\\evil', '/desk/today'],
  ['https://evil.example/desk', '/desk/today'],
  [null, '/desk/today'],
])('after signing in %s leads to %s', (to, path) => {
  expect(ownPath(to)).toBe(path)
})

test('the language of the desk is the chosen one, else what the browser asks for', () => {
  const asked = (headers: Record<string, string>) => workLanguage(new Request('http://volante.example/', { headers }))
  expect(asked({ cookie: workLanguageCookie('es-AR') })).toBe('es-AR')
  expect(asked({ cookie: workLanguageCookie('pt-BR'), 'accept-language': 'es-AR' })).toBe('pt-BR')
  expect(asked({ 'accept-language': 'en-US,es-419;q=0.9,pt;q=0.8' })).toBe('es-AR')
  expect(asked({ 'accept-language': 'pt-PT,es;q=0.5' })).toBe('pt-BR')
  expect(asked({})).toBe('pt-BR')
})
