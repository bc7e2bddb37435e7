import { isCabinView } from '@volante/domain/car/car-image'
import type { Part } from '@volante/domain/configuration/catalogue'
import type { ReactNode } from 'react'
import { CloseUp } from '../../../car-photo/part/CloseUp.tsx'
import { LiveCarPhoto } from '../../../car-photo/LiveCarPhoto.tsx'
import { usePartPicture } from '../stage/use-part-picture.ts'

/** Takes a part; returns the car with it alone, close up in the colour that is chosen, or a seat in its coating; nothing for what is not seen. */
export function useSeenPicture(): (part: Part) => ReactNode {
  const show = usePartPicture()
  return (part) => {
    const { car, view, box } = show(part) ?? {}
    return car && view ? (
      <CloseUp box={box} isInside={isCabinView(view)}>
        {(sizes) => <LiveCarPhoto car={car} view={view} label="" sizes={sizes} />}
      </CloseUp>
    ) : null
  }
}
