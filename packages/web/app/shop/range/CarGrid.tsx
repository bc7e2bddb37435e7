import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import css from './CarGrid.module.css'

interface GridCar extends PicturedCar {
  readonly slug: string
  readonly name: string
}

interface CarGridProps<Car extends GridCar> {
  readonly cars: readonly Car[]
  readonly hrefOf: (car: Car) => string
  /** What stands under a name. */
  readonly note?: (car: Car) => ReactNode
}

/** Cars of which one is chosen, all at one scale. */
export function CarGrid<Car extends GridCar>({ cars, hrefOf, note }: CarGridProps<Car>) {
  const longest = Math.max(...cars.map(({ length }) => length))
  return (
    <ul className={css.grid}>
      {cars.map((car) => (
        <li key={car.slug}>
          <Link to={hrefOf(car)} className={css.car}>
            <CarPhoto car={car} view="side" sizes="220px" fullWidthAt={longest} />
            <strong>{car.name}</strong>
            {note ? <span className="soft small">{note(car)}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
