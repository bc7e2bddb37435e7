import { parse } from '@formatjs/icu-messageformat-parser'
import type { MessagePart } from '@volante/contract/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import argentine from '../../../../texts/es-AR/ui.json'
import brazilian from '../../../../texts/pt-BR/ui.json'
import { TextsProvider } from '../texts/texts.tsx'
import { CarPhoto, type CarPhotoProps } from './CarPhoto.tsx'
import { drawingOf } from './drawing-of.ts'

const LOCALES = {
  'pt-BR': { language: 'pt-BR', currency: 'BRL', timeZone: 'America/Sao_Paulo' },
  'es-AR': { language: 'es-AR', currency: 'ARS', timeZone: 'America/Argentina/Buenos_Aires' },
} as const
const parsed = (text: string) => parse(text) as unknown as readonly MessagePart[]

const car = {
  drawing: 'suv',
  length: 4099,
  height: 1579,
  paint: { hex: '#b3131b', finish: 'solid', code: 'PW7' },
  photos: {
    model: 'pulse',
    look: 'base',
    views: ['front34', 'side', 'rear34', 'driver'],
    highDensityViews: [],
    standard: { outside: [], inside: [] },
    frontOverhang: null,
    version: 'a1',
  },
} as const
const words = { car: 'Fiat Pulse', year: 2027, color: 'Vermelho' }

const shown = (props: Partial<CarPhotoProps>, language: keyof typeof LOCALES = 'pt-BR') => {
  const message = (language === 'pt-BR' ? brazilian : argentine)['ui.carPicture']
  return renderToStaticMarkup(
    <TextsProvider locale={LOCALES[language]} dictionary={{ 'ui.carPicture': parsed(message) }}>
      <CarPhoto car={car} sizes="320px" {...props} />
    </TextsProvider>,
  )
}

test.each([
  ['pt-BR', 'front34', 'Fiat Pulse 2027 na cor Vermelho, visto de três quartos de frente'],
  ['pt-BR', 'rear34', 'Fiat Pulse 2027 na cor Vermelho, visto de três quartos de trás'],
  ['pt-BR', 'side', 'Fiat Pulse 2027 na cor Vermelho, visto de lado'],
  ['es-AR', 'front34', 'Fiat Pulse 2027 en color Vermelho, visto de tres cuartos de frente'],
  ['es-AR', 'side', 'Fiat Pulse 2027 en color Vermelho, visto de costado'],
  ['pt-BR', 'driver', 'Fiat Pulse 2027 com revestimento Vermelho, interior visto do banco do motorista'],
  ['es-AR', 'driver', 'Fiat Pulse 2027 con tapizado Vermelho, interior visto desde el asiento del conductor'],
] as const)('in %s the view %s is said', (language, view, alt) => {
  expect(shown({ words, view }, language)).toContain(`alt="${alt}"`)
})

test('what is not known is not said, and a picture beside a name is decoration', () => {
  expect(shown({ words: { car: 'Fiat Pulse' } })).toContain('alt="Fiat Pulse, visto de três quartos de frente"')
  expect(shown({})).toContain('alt=""')
})

test('a side is turned round as wanted; seen from an angle, plates and letters would read backwards', () => {
  expect(shown({ view: 'side', facing: 'right' })).toContain('data-facing="right"')
  expect(shown({ view: 'front34', facing: 'right' })).toContain('data-facing="left"')
  expect(shown({ view: 'rear34' })).toContain('data-facing="left"')
})

test('the picture tells where its drawing is, in its paint, and what that shows', () => {
  const html = shown({ words, facing: 'right' })
  expect(html).toMatch(/<img[^>]+loading="lazy"[^>]*\/>/)
  expect(html).not.toContain('<svg')
  expect(html).toContain('data-drawing-words="Fiat Pulse 2027 na cor Vermelho, visto de lado"')
  const address = /data-drawing="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(drawingOf(new URL(address, 'http://localhost').searchParams)).toEqual({
    body: 'suv',
    paint: '#b3131b',
    finish: 'solid',
    length: 4099,
    height: 1579,
    facing: 'right',
  })
})

test.each([
  ['paint=red'],
  ['paint=%23b3131b%22%20onload'],
  ['body=toString'],
  ['finish=matte'],
  ['roof=none'],
  ['length=1e9'],
  ['height=-5'],
])('nothing is drawn of %s', (part) => {
  const query = new URLSearchParams('body=suv&paint=%23b3131b&finish=solid&length=4099&height=1579')
  expect(drawingOf(query)).not.toBeNull()
  for (const [name, value] of new URLSearchParams(part)) query.set(name, value)
  expect(drawingOf(query)).toBeNull()
})

test('a car without a picture is drawn at once, seen from the side', () => {
  const html = shown({ words, car: { ...car, photos: null } })
  expect(html).not.toMatch(/<img|<template/)
  expect(html).toContain('aria-label="Fiat Pulse 2027 na cor Vermelho, visto de lado"')
})

test('a side picture has the shape of the drawing it stands for, a row its scale', () => {
  const html = shown({ view: 'side', fullWidthAt: 5998 })
  expect(html).toContain('aspect-ratio:4279 / 1769')
  expect(html).toContain('inline-size:69.26%')
})
