import { CABIN_VIEWS, CAR_VIEWS, isCabinView } from '@volante/domain/car/car-image'
import { seenCabin, seenColor } from '@volante/domain/configuration/seen-color'
import { useState } from 'react'
import { HERO_VIEW, type View } from '../../../car-photo/photos.ts'
import { useConfigurator } from '../configurator-context.tsx'

const NOTHING: readonly string[] = []

/**
 * The side the car is seen from, or the place in it, and what shows another: it is where something it was just given is seen best,
 * until somebody looks elsewhere or, from inside, goes on.
 */
export function useSide(): readonly [View, (side: View) => void] {
  const { data, index, build, step } = useConfigurator()
  const { photos, view } = data
  const worn = [seenColor(index, build), seenCabin(index, build)].flatMap((seen) => seen?.fittings ?? NOTHING)
  const [before, setBefore] = useState({ worn, step })
  const [side, setSide] = useState<View>(HERO_VIEW)
  if (before.worn.join() !== worn.join() || before.step !== step) {
    setBefore({ worn, step })
    const given = view?.fittings.findLast(({ name }) => worn.includes(name) && !before.worn.includes(name))
    const best = [...CAR_VIEWS, ...CABIN_VIEWS].find((one) => one === given?.view)
    if (best && photos?.views.includes(best)) setSide(best)
    else if (before.step !== step && isCabinView(side)) setSide(HERO_VIEW)
  }
  return [side, setSide]
}
