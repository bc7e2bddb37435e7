import { isCabinView } from '@volante/domain/car/car-image'
import type { Part } from '@volante/domain/configuration/catalogue'
import type { CSSProperties } from 'react'
import { LiveCarPhoto } from '../../../car-photo/LiveCarPhoto.tsx'
import { classes } from '../../../ui/classes.ts'
import { usePartPicture } from '../stage/use-part-picture.ts'
import css from './LitParts.module.css'

const MOST = 2

interface Place extends CSSProperties {
  readonly '--left': number
  readonly '--top': number
  readonly '--right': number
  readonly '--bottom': number
}

/** The parts of a question, each lit on the car that wears it, seen from where it is seen best; what is not seen is left out. */
export default function LitParts({ parts }: { readonly parts: readonly Part[] }) {
  const show = usePartPicture()
  const lit = [...new Set(parts)].flatMap((part) => {
    const seen = show(part)
    if (!seen?.box) return []
    const [left, top, right, bottom] = seen.box
    const place: Place = { '--left': left, '--top': top, '--right': right, '--bottom': bottom }
    return [{ part, seen, place }]
  })
  if (lit.length === 0) return null
  return (
    <ul role="list" className={css.cars}>
      {lit.slice(0, MOST).map(({ part, seen, place }) => (
        <li key={part.id}>
          <figure className={css.car}>
            <span className={classes(css.picture, isCabinView(seen.view) && css.inside)} style={place}>
              <LiveCarPhoto car={seen.car} view={seen.view} label="" sizes="(width <= 640px) 90vw, 300px" />
              <span className={css.light} />
            </span>
            <figcaption className={css.name}>{part.name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
