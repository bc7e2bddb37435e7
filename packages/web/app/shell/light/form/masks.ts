import type { MaskName } from '../../../ui/field/masks.ts'
import { startMask } from '../../../ui/field/start-mask.ts'

/** Fields say their mask by name, as TextField writes it. */
export function startMasks(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[data-mask]'))
    startMask(field, field.dataset.mask as MaskName)
}
