import { CAR_VIEWS, seenCode } from '@volante/domain/car/car-image'
import type { Part } from '@volante/domain/configuration/catalogue'
import type { CSSProperties, ReactNode } from 'react'
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
const WHOLE_FRAME = [0, 0, 1, 1] as const

interface Focus extends CSSProperties {
  readonly '--x': number
  readonly '--y': number
  readonly '--zoom': number
}

/** Takes a part; returns the car with it alone, close up in the colour that is chosen; nothing for what is not seen from outside. */
export type ShowPart = (part: Part) => ReactNode

export function useSeenPicture(): ShowPart {
  const { data, index, build } = useConfigurator()
  const { model, photos, view: files } = data
  const color = index.catalogue.colors.find(({ code }) => code === build.colorCode)
  return ({ code, fitting: name, roofHex }) => {
    const fitting = files?.fittings.find((one) => one.name === name)
    const view = CAR_VIEWS.find((one) => one === fitting?.view) ?? HERO_VIEW
    if (!color || !photos?.views.includes(view) || !(fitting ?? roofHex)) return null
    const [left, top, right, bottom] = fitting?.box ?? WHOLE_FRAME
    const [wide, high] = [((right - left) * WHOLE) / PLACE, bottom - top]
    const zoom = Math.min(NEAREST, Math.max(1, SHARE / Math.max(wide, high)))
    const focus: Focus = { '--x': (left + right) / 2, '--y': (top + bottom) / 2, '--zoom': zoom }
    const paint = { hex: color.hex, finish: FINISHES[color.kind], code: seenCode(color.code, [code]) }
    const sizes = `${Math.round((PLACE_WIDTH * zoom * WHOLE) / PLACE)}px`
    return (
      <span className={css.crop} style={focus}>
        <span className={css.whole}>
          <LiveCarPhoto car={{ ...model, photos, paint }} view={view} label="" sizes={sizes} />
        </span>
      </span>
    )
  }
}
