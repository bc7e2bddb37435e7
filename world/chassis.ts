import { checkDigit, hasCheckDigit } from '@volante/domain/scan/check-digit'
import { makerOf } from '@volante/domain/scan/makers'
import { yearSign } from '@volante/domain/scan/model-year'
import type { Country } from './catalogue/seed.ts'
import { codeOf } from './random.ts'

interface Built {
  readonly country: Country
  readonly brand: string
  readonly mvs: string
  readonly year: number
}

/** As ISO 3779 has them: maker, version, check digit or filler, model year, plant and a serial number of its own. */
export function chassisOf({ country, brand, mvs, year }: Built, serial: number): string {
  const maker = makerOf(brand, country)
  const start = maker + codeOf(`chassis/${mvs}`, 5).replaceAll('Q', 'R')
  const end = yearSign(year) + (country === 'BR' ? 'K' : 'A') + String(serial).padStart(6, '0')
  return hasCheckDigit(maker) ? start + checkDigit(`${start}0${end}`) + end : `${start}0${end}`
}
