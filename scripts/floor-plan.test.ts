import { expect, test } from 'vitest'
import { measure } from './floor-plan.ts'

test('the server keeps its floor plan', () => {
  const { backUp, pastApi, circles, crowded } = measure()
  // The house hands the demo its world; the tools that load it know the modules.
  expect(backUp).toEqual([{ from: 'house.ts', to: 'tools/world/load.ts' }])
  expect(pastApi).toEqual([])
  expect(circles).toEqual([])
  expect(crowded).toEqual([])
})
