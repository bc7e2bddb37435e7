import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Site } from '@volante/contract/site'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contrast } from './contrast.ts'
import { dressOf } from './theme.ts'

const SITES = join(import.meta.dirname, '../../../../sites')
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const defaults = Object.fromEntries(
  [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, value]) => [name, value]),
)

/** Text on a surface. */
const TEXT = [
  ...['color-ink', 'color-ink-soft', 'color-link', 'color-good', 'color-warn', 'color-bad', 'color-info'].flatMap(
    (ink) => [
      [ink, 'color-surface'],
      [ink, 'color-mist'],
    ],
  ),
  ['color-on-primary', 'color-primary'],
  ['color-on-primary', 'color-primary-strong'],
  ['color-on-accent', 'color-accent'],
  ...['good', 'warn', 'bad', 'info'].flatMap((tone) => [
    [`color-${tone}`, `color-${tone}-mist`],
    ['color-ink', `color-${tone}-mist`],
  ]),
  ['stage-ink', 'stage-surface'],
  ['stage-ink', 'stage-horizon'],
  ['stage-ink-soft', 'stage-surface'],
  ['stage-accent', 'stage-surface'],
] as [string, string][]

/** Edges of controls and the focus ring. */
const EDGES = [
  ['color-edge', 'color-surface'],
  ['color-edge', 'color-mist'],
  ['color-focus', 'color-surface'],
  ['color-focus', 'color-mist'],
] as [string, string][]

const dresses = readdirSync(SITES).flatMap((file) => {
  const { id, theme } = z.parse(Site, JSON.parse(readFileSync(join(SITES, file), 'utf8')))
  return [null, ...Object.keys(theme.variants)].map(
    (variant) => [variant ? `${id} as ${variant}` : id, { ...defaults, ...dressOf(theme, variant).tokens }] as const,
  )
})

describe.each(dresses)('%s', (_id, tokens: Readonly<Record<string, string | undefined>>) => {
  const ratio = ([ink, surface]: [string, string]) => contrast(tokens[ink] ?? '', tokens[surface] ?? '')

  test('text reaches AA', () => {
    expect(
      TEXT.filter((pair) => ratio(pair) < 4.5).map((pair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`),
    ).toEqual([])
  })

  test('edges and focus reach 3:1', () => {
    expect(
      EDGES.filter((pair) => ratio(pair) < 3).map((pair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`),
    ).toEqual([])
  })
})

test('black on white is 21, equal colours are 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#767676')).toBe(1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})
