import { isCabinView } from '@volante/domain/car/car-image'
import { CarPhoto } from '../CarPhoto.tsx'
import { CloseUp } from './CloseUp.tsx'
import type { SeenPart } from './seen-part.ts'

interface WornPartProps {
  readonly seen: SeenPart
  /** Of its place, in pixels, and of that on a phone. */
  readonly width: number
  readonly narrow: number
}

/** A close look at a car that wears a part, for a card that says in words what is seen. */
export function WornPart({ seen: { car, view, box }, width, narrow }: WornPartProps) {
  return (
    <CloseUp box={box} isInside={isCabinView(view)} isLarge>
      {(widthIn) => (
        <CarPhoto car={car} view={view} sizes={`(width <= 560px) ${widthIn(narrow)}, ${widthIn(width)}`} isOnStage />
      )}
    </CloseUp>
  )
}
