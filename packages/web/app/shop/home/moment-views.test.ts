import { expect, test } from 'vitest'
import { viewsOf } from './moment-views.ts'

test('each moment is seen from its own side, none from the same', () => {
  expect(viewsOf(['capacities.luggage', 'performance.road', 'engine.power'])).toEqual(['rear34', 'side', 'front34'])
  expect(viewsOf(['engine.power', 'engine.torque', 'capacities.towing'])).toEqual(['front34', 'side', 'rear34'])
  expect(viewsOf([])).toEqual([])
})
