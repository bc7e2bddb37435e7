import { isCabinView } from '@volante/domain/car/car-image'
import type { Part } from '@volante/domain/configuration/catalogue'
import type { ReactNode } from 'react'
import { CloseUp } from '../../../building/CloseUp.tsx'
import { LiveCarPhoto } from '../../../car-photo/LiveCarPhoto.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { UNPAINTED } from '../stage/CarPicture.tsx'
import { type PartPicture, usePartPicture } from '../stage/use-part-picture.ts'

/** A roof of another colour is seen of the whole car. */
const WHOLE_FRAME = [0, 0, 1, 1] as const
/** A seat in the view past the front seats, and in the one through the door of a single cab. */
const SEAT = [0.14, 0.28, 0.46, 0.86] as const

/** Takes a part; returns the car with it alone, close up in the colour that is chosen; nothing for what is not seen. */
export function useSeenPicture(): (part: Part) => ReactNode {
  const show = usePartPicture()
  return (part) => {
    const seen = show(part)
    return seen && closeUp(seen)
  }
}

/** Takes a coating; returns a seat in it, close up; nothing where there is no picture of the seats. */
export function useCoatingPicture(): (coating: Pick<Part, 'code'>) => ReactNode {
  const { model, photos } = useConfigurator().data
  return ({ code }) =>
    photos?.views.includes('rear') &&
    closeUp({ car: { ...model, photos, paint: { ...UNPAINTED, code } }, view: 'rear', box: SEAT })
}

const closeUp = ({ car, view, box }: PartPicture) => (
  <CloseUp box={box ?? WHOLE_FRAME} isInside={isCabinView(view)}>
    {(sizes) => <LiveCarPhoto car={car} view={view} label="" sizes={sizes} />}
  </CloseUp>
)
