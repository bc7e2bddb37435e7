import type { Build } from '@volante/domain/configuration/catalogue'
import { seenCabin, seenColor } from '@volante/domain/configuration/seen-color'
import { useState } from 'react'
import { useConfigurator } from '../configurator-context.tsx'

interface Before {
  /** The car as it is shown. */
  readonly shown: Build
  readonly isBefore: boolean
  /** Shows it as it was before the last step, or as it is; null where both look the same. */
  readonly compare: (() => void) | null
}

/** Takes whether the car is seen from inside; returns before and after the last step, by pressing; another step shows what it made. */
export function useBefore(isInside: boolean): Before {
  const { index, build, state } = useConfigurator()
  const [pressedOn, setPressedOn] = useState<Build | null>(null)
  const before = state.history.past.at(-1)?.before
  const seen = isInside ? seenCabin : seenColor
  const isSeen = before && seen(index, before)?.code !== seen(index, build)?.code
  if (!before || !isSeen) return { shown: build, isBefore: false, compare: null }
  const isBefore = pressedOn === build
  return { shown: isBefore ? before : build, isBefore, compare: () => setPressedOn(isBefore ? null : build) }
}
