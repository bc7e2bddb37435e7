import { BASE_LOOK } from '@volante/domain/car/car-image'
import { LOOK_NODE, WHEEL_NODE } from '@volante/domain/car/car-nodes'
import type { Object3D } from 'three'

/** Something that is not always seen. */
interface Part {
  readonly object: Object3D
  /** The fitting it belongs to; null for the model itself. */
  readonly of: string | null
  readonly look: string | null
  readonly isWheel: boolean
}

export interface Wardrobe {
  readonly has: (name: string) => boolean
  /** Puts what can be worn on the model, unseen until it is shown. */
  readonly add: (name: string, fitting: Object3D) => void
  /** Shows the parts of one look and what is worn with it; where there are none for the look, those of the base. */
  readonly show: (look: string, fittings: readonly string[]) => void
}

/** Takes a model; returns what changes its look and what it wears: wheels instead of its own, everything else beside them. */
export function wardrobe(model: Object3D): Wardrobe {
  const parts = partsOf(model, null)
  return {
    has: (name) => parts.some(({ of }) => of === name),
    add(name, fitting) {
      const added = partsOf(fitting, name)
      for (const { object, isWheel } of added) {
        object.visible = false
        if (isWheel) model.getObjectByName(object.parent?.name ?? '')?.add(object)
      }
      parts.push(...added)
      model.add(fitting)
    },
    show(look, fittings) {
      const withOwn = new Set(parts.filter((part) => part.look === look).map(({ of }) => of))
      const wheels = parts.find(({ of, isWheel }) => isWheel && of !== null && fittings.includes(of))?.of ?? null
      for (const part of parts) {
        const isWorn = part.isWheel ? part.of === wheels : part.of === null || fittings.includes(part.of)
        const shown = withOwn.has(part.of) ? look : BASE_LOOK
        part.object.visible = isWorn && (part.look === null || part.look === shown)
      }
    },
  }
}

function partsOf(root: Object3D, of: string | null): Part[] {
  const parts: Part[] = []
  root.traverse((object) => {
    const look = LOOK_NODE.exec(object.name)?.[1] ?? null
    const isWheel = WHEEL_NODE.test(object.parent?.name ?? '')
    if (look !== null || isWheel || (of !== null && object.parent === root)) parts.push({ object, of, look, isWheel })
  })
  return parts
}
