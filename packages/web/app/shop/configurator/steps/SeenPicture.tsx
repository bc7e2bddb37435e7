import { CAR_VIEWS, seenCode } from '@volante/domain/car/car-image'
import type { Part } from '@volante/domain/configuration/catalogue'
import type { CSSProperties } from 'react'
import { LiveCarPhoto } from '../../../car-photo/LiveCarPhoto.tsx'
import { HERO_VIEW } from '../../../car-photo/photos.ts'
import { useConfigurator } from '../configurator-context.tsx'
import { FINISHES } from '../stage/CarPicture.tsx'
import css from './SeenPicture.module.css'

/** Of the place, so that something stays around what is shown. */
const SHARE = 0.84
const NEAREST = 4
/** Of the place and of the whole picture, width by height. */
const [PLACE, WHOLE] = [4 / 3, 16 / 9]
const PLACE_WIDTH = 72

interface Focus extends CSSProperties {
  readonly '--x': number
  readonly '--y': number
  readonly '--zoom': number
}

/** The car with this alone, close up: a part that is seen from outside, in the colour that is chosen. Nothing for another part. */
export function SeenPicture({ part }: { readonly part: Part }) {
  const { data, index, build } = useConfigurator()
  const { model, photos, view: files } = data
  const fitting = files?.fittings.find(({ name }) => name === part.fitting)
  const color = index.catalogue.colors.find(({ code }) => code === build.colorCode)
  const view = CAR_VIEWS.find((one) => one === fitting?.view) ?? HERO_VIEW
  if (!color || !photos?.views.includes(view) || !(fitting ?? part.roofHex)) return null
  const [left, top, right, bottom] = fitting?.box ?? [0, 0, 1, 1]
  const [wide, high] = [((right - left) * WHOLE) / PLACE, bottom - top]
  const zoom = Math.min(NEAREST, Math.max(1, SHARE / Math.max(wide, high)))
  const focus: Focus = { '--x': (left + right) / 2, '--y': (top + bottom) / 2, '--zoom': zoom }
  const paint = { hex: color.hex, finish: FINISHES[color.kind], code: seenCode(color.code, [part.code]) }
  return (
    <span className={css.crop} style={focus}>
      <span className={css.whole}>
        <LiveCarPhoto
          car={{ ...model, photos, paint }}
          view={view}
          label=""
          sizes={`${Math.round((PLACE_WIDTH * zoom * WHOLE) / PLACE)}px`}
        />
      </span>
    </span>
  )
}
