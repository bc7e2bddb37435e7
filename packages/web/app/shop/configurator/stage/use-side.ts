import { CAR_VIEWS, type OutsideView } from '@volante/domain/car/car-image'
import { seenColor } from '@volante/domain/configuration/seen-color'
import { useState } from 'react'
import { HERO_VIEW } from '../../../car-photo/photos.ts'
import { useConfigurator } from '../configurator-context.tsx'

const NOTHING: readonly string[] = []

/** The side the car is seen from, and what shows another: it is where something it was just given is seen best, until somebody looks elsewhere. */
export function useSide(): readonly [OutsideView, (side: OutsideView) => void] {
  const { data, index, build } = useConfigurator()
  const { photos, view } = data
  const worn = seenColor(index, build)?.fittings ?? NOTHING
  const [before, setBefore] = useState(worn)
  const [side, setSide] = useState<OutsideView>(HERO_VIEW)
  if (before.join() !== worn.join()) {
    setBefore(worn)
    const given = view?.fittings.findLast(({ name }) => worn.includes(name) && !before.includes(name))
    const best = CAR_VIEWS.find((one) => one === given?.view)
    if (best && photos?.views.includes(best)) setSide(best)
  }
  return [side, setSide]
}
