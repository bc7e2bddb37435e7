import { isCabinView } from '@volante/domain/car/car-image'
import type { Part } from '@volante/domain/configuration/catalogue'
import type { ReactNode } from 'react'
import { CloseUp } from '../../../building/CloseUp.tsx'
import { LiveCarPhoto } from '../../../car-photo/LiveCarPhoto.tsx'
import { usePartPicture } from '../stage/use-part-picture.ts'

/** A roof of another colour is seen of the whole car. */
const WHOLE_FRAME = [0, 0, 1, 1] as const

/** Takes a part; returns the car with it alone, close up in the colour that is chosen, or a seat in its coating; nothing for what is not seen. */
export function useSeenPicture(): (part: Part) => ReactNode {
  const show = usePartPicture()
  return (part) => {
    const { car, view, box } = show(part) ?? {}
    return car && view ? (
      <CloseUp box={box ?? WHOLE_FRAME} isInside={isCabinView(view)}>
        {(sizes) => <LiveCarPhoto car={car} view={view} label="" sizes={sizes} />}
      </CloseUp>
    ) : null
  }
}
