import { isCabinView } from '@volante/domain/car/car-image'
import { CarPhoto } from '../CarPhoto.tsx'
import { CloseUp } from './CloseUp.tsx'
import type { SeenPart } from './seen-part.ts'

/** Nearer, screens of high density would show that the picture has no more points. */
const NEAREST = 2.4

interface WornPartProps {
  readonly seen: SeenPart
  /** Of its place, in pixels. */
  readonly width: number
}

/** A close look at a car that wears a part, for a card that says in words what is seen. */
export function WornPart({ seen: { car, view, box }, width }: WornPartProps) {
  return (
    <CloseUp box={box} isInside={isCabinView(view)} width={width} nearest={NEAREST}>
      {(sizes) => <CarPhoto car={car} view={view} sizes={sizes} isOnStage />}
    </CloseUp>
  )
}
