import { CABIN_VIEWS, CAR_VIEWS, isCabinView, type CabinView, type OutsideView } from '@volante/domain/car/car-image'
import { seenCabin, seenColor } from '@volante/domain/configuration/seen-color'
import { useState } from 'react'
import { HERO_VIEW } from '../../../car-photo/photos.ts'
import { useConfigurator } from '../configurator-context.tsx'

const NOTHING: readonly string[] = []

/** From a side, or from a place in it, which leaves the side as it was. */
interface Seen {
  readonly side: OutsideView
  readonly place: CabinView | null
}

/** Where the car is seen from, and what shows another side: it is where something the car was just given is seen best, until somebody looks elsewhere or, from inside, goes on. */
export function useSide(): readonly [Seen, (side: OutsideView) => void] {
  const { data, index, build, step } = useConfigurator()
  const { photos, view } = data
  const worn = [seenColor(index, build), seenCabin(index, build)].flatMap((seen) => seen?.fittings ?? NOTHING)
  const [before, setBefore] = useState({ worn, step })
  const [seen, setSeen] = useState<Seen>({ side: HERO_VIEW, place: null })
  const show = (side: OutsideView) => setSeen({ side, place: null })
  if (before.worn.join() !== worn.join() || before.step !== step) {
    setBefore({ worn, step })
    const given = view?.fittings.findLast(({ name }) => worn.includes(name) && !before.worn.includes(name))
    const best = [...CAR_VIEWS, ...CABIN_VIEWS].find((one) => one === given?.view && photos?.views.includes(one))
    if (best && isCabinView(best)) setSeen({ side: seen.side, place: best })
    else if (best || before.step !== step) show(best ?? seen.side)
  }
  return [seen, show]
}
