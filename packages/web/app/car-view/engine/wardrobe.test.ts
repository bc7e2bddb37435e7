import { Group, Object3D } from 'three'
import { expect, test } from 'vitest'
import { wardrobe } from './wardrobe.ts'

/** Names of nodes with those inside them, to objects. */
function tree(children: Readonly<Record<string, readonly string[]>>): Group {
  const root = new Group()
  for (const [name, inner] of Object.entries(children)) {
    const node = named(name)
    for (const one of inner) node.add(named(one))
    root.add(node)
  }
  return root
}
const named = (name: string) => Object.assign(new Object3D(), { name })

function shownModel() {
  const model = tree({
    Body_Paint: [],
    Look_base_Chrome: [],
    Look_sport_Gloss: [],
    Wheel_FL: ['Wheel_Tyre', 'Look_base_Rim', 'Look_sport_Rim'],
  })
  const { add, show } = wardrobe(model)
  add('box', tree({ Fit_box_Gloss: [] }))
  add('cover', tree({ Look_base_Cover: [], Look_cab_Cover: [] }))
  add('wheels', tree({ Wheel_FL: ['Fit_wheels_Tyre', 'Fit_wheels_Rim'] }))
  return (look: string, ...fittings: string[]) => {
    show(look, fittings)
    const seen: string[] = []
    model.traverseVisible(({ name, children }) => {
      if (children.length === 0 && !name.startsWith('Wheel_FL')) seen.push(name)
    })
    return seen
  }
}

test('nothing is worn that is not asked for', () => {
  const seen = shownModel()
  expect(seen('base')).toEqual(['Body_Paint', 'Look_base_Chrome', 'Wheel_Tyre', 'Look_base_Rim'])
  expect(seen('sport')).toEqual(['Body_Paint', 'Look_sport_Gloss', 'Wheel_Tyre', 'Look_sport_Rim'])
})

test('wheels stand where those of the model stood, and give way again', () => {
  const seen = shownModel()
  const worn = ['Body_Paint', 'Look_sport_Gloss', 'Fit_wheels_Tyre', 'Fit_wheels_Rim', 'Fit_box_Gloss']
  expect(seen('sport', 'wheels', 'box')).toEqual(worn)
  expect(seen('sport')).toEqual(['Body_Paint', 'Look_sport_Gloss', 'Wheel_Tyre', 'Look_sport_Rim'])
})

test('what has no shape of its own for a look is worn as with the base', () => {
  const seen = shownModel()
  expect(seen('sport', 'cover')).toContain('Look_base_Cover')
  expect(seen('cab', 'cover')).toContain('Look_cab_Cover')
  expect(seen('cab', 'cover')).toContain('Look_base_Chrome')
  expect(seen('cab', 'cover')).not.toContain('Look_base_Cover')
})

test('what was not brought yet is not missed', () => {
  expect(shownModel()('base', 'rack')).toEqual(['Body_Paint', 'Look_base_Chrome', 'Wheel_Tyre', 'Look_base_Rim'])
})
