import { cuilDigits } from '@volante/domain/cuil'
import { dniDigits } from '@volante/domain/dni'

/** Takes a DNI or a CUIL as typed; answers the DNI's digits, which a CUIL holds between its prefix and check digit. */
export function dniOf(typed: string): string {
  const digits = cuilDigits(typed)
  return digits.length === 11 ? digits.slice(2, 10).replace(/^0+/, '') : dniDigits(typed)
}
