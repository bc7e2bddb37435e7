import { type ComponentType, lazy, Suspense } from 'react'
import type { CarSilhouetteProps } from '../ui/car/CarSilhouette.tsx'

/** The server has the drawing at hand; a browser fetches it only when a car has to be drawn. */
const CarSilhouette: ComponentType<CarSilhouetteProps> = import.meta.env.SSR
  ? (await import('../ui/car/CarSilhouette.tsx')).CarSilhouette
  : lazy(() => import('../ui/car/CarSilhouette.tsx').then(({ CarSilhouette: drawing }) => ({ default: drawing }), lost))

/** Without a line neither picture nor drawing comes: the words of both stay, and the page with them. */
const lost = () => ({
  default: ({ label, className }: CarSilhouetteProps) => <span className={className}>{label}</span>,
})

/** A car where it has no picture or none came. */
export const CarDrawing = (props: CarSilhouetteProps) => (
  <Suspense fallback={null}>
    <CarSilhouette {...props} />
  </Suspense>
)
