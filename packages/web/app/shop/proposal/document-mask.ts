import type { MaskitoOptions } from '@maskito/core'
import { cuilMask, dniMask } from '../../ui/masks.ts'

/** One more than a DNI has, so that the digit that makes it a CUIL can be typed. */
const DNI_OR_MORE = [...(dniMask.mask as (RegExp | string)[]), /\d/]

/** A DNI until there are nine digits, then a CUIL. */
export const documentMask: MaskitoOptions = {
  ...dniMask,
  mask: ({ value }) => (value.replace(/\D/g, '').length > 8 ? (cuilMask.mask as (RegExp | string)[]) : DNI_OR_MORE),
}
