import type { DrawnCar } from '../../checkout/frame/draw-car.ts'
import { CarSilhouette } from '../../ui/CarSilhouette.tsx'

interface OrderCarProps {
  /** Null where the catalogue no longer knows the car. */
  readonly drawn: DrawnCar | null
  readonly facing?: 'left' | 'right'
}

/** The ordered car in its paint; its name stands beside it. */
export function OrderCar({ drawn, facing = 'left' }: OrderCarProps) {
  return drawn ? (
    <CarSilhouette
      body={drawn.drawing}
      paint={drawn.paint.hex}
      finish={drawn.paint.finish}
      length={drawn.length}
      height={drawn.height}
      label=""
      facing={facing}
    />
  ) : null
}
