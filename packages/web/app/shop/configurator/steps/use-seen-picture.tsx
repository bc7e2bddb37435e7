import type { Part } from '@volante/domain/configuration/catalogue'
import type { ReactNode } from 'react'
import { useConfigurator } from '../configurator-context.tsx'
import { UNPAINTED } from '../stage/CarPicture.tsx'
import { usePartPicture } from '../stage/use-part-picture.ts'
import { SeenPicture } from './SeenPicture.tsx'

/** A roof of another colour is seen of the whole car. */
const WHOLE_FRAME = [0, 0, 1, 1] as const

/** Takes a part; returns the car with it alone, close up in the colour that is chosen; nothing for what is not seen. */
export function useSeenPicture(): (part: Part) => ReactNode {
  const show = usePartPicture()
  return (part) => {
    const seen = show(part)
    return seen && <SeenPicture car={seen.car} view={seen.view} box={seen.box ?? WHOLE_FRAME} />
  }
}

/** A seat in the view past the front seats, and in the one through the door of a single cab. */
const SEAT = [0.14, 0.28, 0.46, 0.86] as const

/** Takes a coating; returns a seat in it, close up; nothing where there is no picture of the seats. */
export function useCoatingPicture(): (coating: Pick<Part, 'code'>) => ReactNode {
  const { model, photos } = useConfigurator().data
  return ({ code }) =>
    photos?.views.includes('rear') && (
      <SeenPicture car={{ ...model, photos, paint: { ...UNPAINTED, code } }} view="rear" box={SEAT} />
    )
}
