import { expect, test } from 'vitest'
import { fontFaces, textStack } from './fonts.ts'

const facesOf = (css: string, family: string) =>
  css.split('@font-face').filter((face) => face.includes(`font-family:'${family}'`))
const share = (face: string, name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1])

test('until a face arrives letters, capitals, figures and spaces each take its room, on one line', () => {
  const faces = facesOf(fontFaces({ display: 'oswald', text: 'barlow' }), 'Oswald fallback')
  // A face for some signs stands behind the one for all, which it would not outweigh in front of it.
  expect(faces.map((face) => /unicode-range:([^;]+)/.exec(face)?.[1])).toEqual([
    undefined,
    'U+41-5A,U+C0-DE',
    'U+30-39',
    'U+20',
  ])
  expect(new Set(faces.map((face) => share(face, 'size-adjust'))).size).toBe(4)
  const ascents = faces.map((face) => (share(face, 'size-adjust') * share(face, 'ascent-override')) / 100)
  for (const ascent of ascents) expect(ascent).toBeCloseTo(119.3, 1)
})

test('a strong weight that is another face has that face’s room, as large as it is drawn', () => {
  const fonts = { display: 'barlow-condensed', text: 'barlow' } as const
  const [own, fallback] = textStack(fonts).split(',')
  expect(fallback).toBe(own?.replace(/'$/, " fallback'"))
  const faces = facesOf(fontFaces(fonts), 'Barlow with Barlow Condensed fallback')
  const sizes = (weight: number) =>
    faces.filter((face) => face.includes(`font-weight:${weight}`)).map((face) => share(face, 'size-adjust'))
  expect(sizes(400)[1]).toBe(88.42)
  expect(sizes(600)[1]).toBeCloseTo(66.62 * 1.08, 1)
})
