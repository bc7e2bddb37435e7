import { cuilDigits, dniOfCuil } from '@volante/domain/person/cuil'
import { dniDigits } from '@volante/domain/person/dni'

/** Takes a DNI or a CUIL as typed; returns the DNI's digits, which a CUIL holds between its prefix and check digit. */
export function dniOf(typed: string): string {
  return isCuilTyped(typed) ? dniOfCuil(typed) : dniDigits(typed)
}

const isCuilTyped = (typed: string): boolean => cuilDigits(typed).length === 11

/** Takes a DNI or a CUIL as typed; returns both numbers as the calls take them, the CUIL only where it was given. */
export const argentineNumbers = (typed: string) => ({
  dni: dniOf(typed),
  ...(isCuilTyped(typed) ? { cuil: cuilDigits(typed) } : {}),
})
