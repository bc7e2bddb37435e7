import { CAR_VIEWS, seenCode } from '@volante/domain/car/car-image'
import type { Part } from '@volante/domain/configuration/catalogue'
import type { ReactNode } from 'react'
import { HERO_VIEW } from '../../../car-photo/photos.ts'
import { useConfigurator } from '../configurator-context.tsx'
import { FINISHES } from '../stage/CarPicture.tsx'
import { SeenPicture } from './SeenPicture.tsx'

/** A roof of another colour is seen of the whole car. */
const WHOLE_FRAME = [0, 0, 1, 1] as const

/** Takes a part; returns the car with it alone, close up in the colour that is chosen; nothing for what is not seen from outside. */
export function useSeenPicture(): (part: Part) => ReactNode {
  const { data, index, build } = useConfigurator()
  const { model, photos, view: files } = data
  const color = index.catalogue.colors.find(({ code }) => code === build.colorCode)
  return ({ code, fitting: name, roofHex }) => {
    const fitting = files?.fittings.find((one) => one.name === name)
    const view = CAR_VIEWS.find((one) => one === fitting?.view) ?? HERO_VIEW
    if (!color || !photos?.views.includes(view) || !(fitting ?? roofHex)) return null
    const paint = { hex: color.hex, finish: FINISHES[color.kind], code: seenCode(color.code, [code]) }
    return <SeenPicture car={{ ...model, photos, paint }} view={view} box={fitting?.box ?? WHOLE_FRAME} />
  }
}
