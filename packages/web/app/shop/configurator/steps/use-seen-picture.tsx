import { isCabinView } from '@volante/domain/car/car-image'
import type { Part } from '@volante/domain/configuration/catalogue'
import type { ReactNode } from 'react'
import { CloseUp } from '../../../car-photo/part/CloseUp.tsx'
import { SMALL } from '../../../building/PartCard.tsx'
import { LiveCarPhoto } from '../../../car-photo/LiveCarPhoto.tsx'
import { usePartPicture } from '../stage/use-part-picture.ts'

/**
 * Takes a part and how wide its place is in pixels; returns the car with it alone, close up in the colour that is chosen, or a seat in
 * its coating; null for what is not seen.
 */
export function useSeenPicture(): (part: Part, width: number) => ReactNode {
  const show = usePartPicture()
  return (part, width) => {
    const { car, view, box } = show(part) ?? {}
    if (!car || !view) return null
    const isLarge = width > SMALL
    return (
      <CloseUp box={box} isInside={isCabinView(view)} isLarge={isLarge}>
        {(widthIn) => <LiveCarPhoto car={car} view={view} label="" sizes={widthIn(width)} isWide={isLarge} />}
      </CloseUp>
    )
  }
}
