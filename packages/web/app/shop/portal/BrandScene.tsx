import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { carRatio } from '../../car-photo/place/car-ratio.ts'
import { Place } from '../../car-photo/place/Place.tsx'
import type { BrandCar } from '../home/load-featured.ts'
import type { SiteSummary } from '../../shell/root-data.ts'
import { basePath } from '../../shell/slugs.ts'
import styles from './portal.module.css'

interface BrandSceneProps {
  readonly site: SiteSummary
  readonly car: BrandCar
  /** Its car is in the first view of every screen. */
  readonly isFirst: boolean
}

/** A brand's door: its name in its own face, its car in its own place. */
export function BrandScene({ site, car, isFirst }: BrandSceneProps) {
  return (
    <li>
      <a
        href={basePath(site)}
        hrefLang={site.language}
        className={`${styles.scene} of-${site.id}`}
        style={carRatio(car)}
      >
        <span className={styles.name}>{site.brandName}</span>
        <span className={styles.stand}>
          <Place name={car.place} />
          <CarPhoto
            car={car}
            view={car.view}
            facing={car.facing}
            isOnStage
            sizes="(width <= 720px) 290px, 480px"
            isFirst={isFirst}
            className={styles.car}
          />
        </span>
      </a>
    </li>
  )
}
