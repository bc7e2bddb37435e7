import type { Part } from '@volante/domain/configuration/catalogue'
import type { ReactNode } from 'react'
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
