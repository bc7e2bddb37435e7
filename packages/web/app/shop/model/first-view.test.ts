import { describe, expect, test } from 'vitest'
import { askedView, firstView } from './first-view.ts'

const ALL = ['front34', 'side', 'rear34']

describe('the view shown first', () => {
  test("is the brand's, and the front where that one has no picture", () => {
    expect(firstView(ALL, 'rear34')).toBe('rear34')
    expect(firstView(['front34', 'side'], 'rear34')).toBe('front34')
    expect(firstView([], 'side')).toBe('front34')
  })

  test('gives way to one that is asked for and pictured', () => {
    expect(askedView(ALL, 'rear34', null)).toBe('rear34')
    expect(askedView(ALL, 'rear34', 'front34')).toBe('front34')
    expect(askedView(['front34'], 'rear34', 'side')).toBe('front34')
    expect(askedView(ALL, 'side', 'above')).toBe('side')
  })
})
