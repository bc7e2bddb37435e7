import { CarSilhouette } from '../../ui/CarSilhouette.tsx'
import type { DrawnCar } from './draw-car.ts'

interface CarDrawingProps {
  readonly drawn: DrawnCar
  /** Empty where its name stands beside it. */
  readonly label?: string
  readonly facing?: 'left' | 'right'
}

/** A car in its paint, to the scale of its length. */
export const CarDrawing = ({
  drawn: { drawing, paint, length, height },
  label = '',
  facing = 'left',
}: CarDrawingProps) => (
  <CarSilhouette
    body={drawing}
    paint={paint.hex}
    finish={paint.finish}
    length={length}
    height={height}
    label={label}
    facing={facing}
  />
)
