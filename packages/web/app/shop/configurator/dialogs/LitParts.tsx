import { CAR_VIEWS, type OutsideView, seenCode } from '@volante/domain/car/car-image'
import type { Part } from '@volante/domain/configuration/catalogue'
import type { CSSProperties } from 'react'
import { LiveCarPhoto } from '../../../car-photo/LiveCarPhoto.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { FINISHES } from '../stage/CarPicture.tsx'
import css from './LitParts.module.css'

const MOST = 2

interface Place extends CSSProperties {
  readonly '--left': number
  readonly '--top': number
  readonly '--right': number
  readonly '--bottom': number
}

interface Lit {
  readonly part: Part
  readonly view: OutsideView
  readonly place: Place
}

/** The parts of a question, each lit on the car that wears it, seen from where it is seen best; what is not seen from outside is left out. */
export default function LitParts({ parts }: { readonly parts: readonly Part[] }) {
  const { data, index, build } = useConfigurator()
  const { model, photos, view: files } = data
  const color = index.catalogue.colors.find(({ code }) => code === build.colorCode)
  if (!color || !photos) return null
  const lit = [...new Set(parts)].flatMap((part): readonly Lit[] => {
    const fitting = files?.fittings.find(({ name }) => name === part.fitting)
    const view = CAR_VIEWS.find((one) => one === fitting?.view && photos.views.includes(one))
    if (!fitting || !view) return []
    const [left, top, right, bottom] = fitting.box
    return [{ part, view, place: { '--left': left, '--top': top, '--right': right, '--bottom': bottom } }]
  })
  if (lit.length === 0) return null
  return (
    <ul role="list" className={css.cars}>
      {lit.slice(0, MOST).map(({ part, view, place }) => (
        <li key={part.id}>
          <figure className={css.car}>
            <span className={css.picture} style={place}>
              <LiveCarPhoto
                car={{
                  ...model,
                  photos,
                  paint: { hex: color.hex, finish: FINISHES[color.kind], code: seenCode(color.code, [part.code]) },
                }}
                view={view}
                label=""
                sizes="(width <= 640px) 90vw, 300px"
              />
              <span className={css.light} />
            </span>
            <figcaption className={css.name}>{part.name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
