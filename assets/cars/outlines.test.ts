import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

/** Along a car, in millimetres. */
const STEP = 10
/** Within so many millimetres nobody sees two lines. */
const NEAR = 20
/** Of a side's outline, from the first nose to the last tail. */
const MOST_SHARED = 0.6
/** A car covers what it hides by this much of 255; its shadow on the ground does not. */
const SOLID = 200
/** The shadow is lower than this, in pixels above the ground. */
const LOW = 20

/** Models that are one body by name, or one vehicle of several brands. */
const ONE_BODY = [
  ['fastback', 'fastback-abarth'],
  ['pulse', 'pulse-abarth'],
  ['expert', 'jumpy', 'scudo'],
  ['fiorino', 'partner'],
]

interface Side {
  readonly slug: string
  /** From the front wheels' middle to the nose, and to the tail. */
  readonly nose: number
  readonly tail: number
  /** Takes a place behind the front wheels' middle; returns how high the car is there, 0 where there is none. */
  readonly heightAt: (place: number) => number
}

/** In millimetres, out of the side picture. */
async function sideOf(slug: string): Promise<Side> {
  const { measures } = JSON.parse(readFileSync(join(import.meta.dirname, slug, 'car.json'), 'utf8')) as {
    measures: { length: number; height: number; frontOverhang: number }
  }
  const file = join(import.meta.dirname, slug, 'base/side.black.webp')
  const { data, info } = await sharp(file).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  const columns = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (__, y) => (data[y * info.width + x] ?? 0) >= SOLID),
  )
  const ground = Math.max(...columns.map((column) => column.lastIndexOf(true)))
  const heights = columns.map((column) => (column.includes(true) ? ground - column.indexOf(true) : 0))
  const from = heights.findIndex((height) => height > LOW)
  const to = heights.findLastIndex((height) => height > LOW)
  const across = measures.length / (to - from + 1)
  const up = measures.height / Math.max(...heights)
  const nose = -measures.frontOverhang
  const heightAt = (place: number) => {
    const x = from + Math.round((place - nose) / across)
    return x < from || x > to ? 0 : (heights[x] ?? 0) * up
  }
  return { slug, nose, tail: nose + measures.length, heightAt }
}

/** Of the outlines of two cars that stand with their front wheels in one place, the share that is one line. */
function shared(one: Side, other: Side): number {
  const from = Math.min(one.nose, other.nose)
  const steps = Math.floor((Math.max(one.tail, other.tail) - from) / STEP)
  const places = Array.from({ length: steps }, (_, n) => from + n * STEP)
  return places.filter((place) => Math.abs(one.heightAt(place) - other.heightAt(place)) < NEAR).length / steps
}

const slugs = readdirSync(import.meta.dirname).filter((slug) => existsSync(join(import.meta.dirname, slug, 'car.json')))
const sides = await Promise.all(slugs.sort().map(sideOf))
const isOneBody = (...pair: readonly string[]) => ONE_BODY.some((body) => pair.every((slug) => body.includes(slug)))

test('no two models share more than 60% of their outline unless they are one body by name', () => {
  const alike = sides.flatMap((one, at) =>
    sides
      .slice(at + 1)
      .filter((other) => !isOneBody(one.slug, other.slug) && shared(one, other) > MOST_SHARED)
      .map((other) => [one.slug, other.slug]),
  )
  expect(alike).toEqual([])
})
