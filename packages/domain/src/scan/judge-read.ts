import { chassisCharacters, chassisRefusal } from '../car/chassis.ts'
import { checkDigit, hasCheckDigit } from './check-digit.ts'
import { MAKERS } from './makers.ts'
import { isYearSign } from './model-year.ts'

/** What is made of a reading. `unsure`: at most three chassis it may have been, the likeliest first; somebody chooses. */
export type Judged =
  | { readonly kind: 'sure'; readonly chassis: string }
  | { readonly kind: 'unsure'; readonly candidates: readonly string[] }
  | { readonly kind: 'none' }

const MOST = 3
const LENGTH = 17
/** Signs that are taken for each other, in print as in bars; the likeliest first. */
const LOOK_ALIKE = '8B 5S 2Z 6G 0D 1L 17 UV MN VY 4A 0C 0U 0G CG DU 3B 38 56 27 7Z 1T 1J HN HM PR PF EF KX VW NW'.split(
  ' ',
)

/**
 * Takes what was read of a chassis and who may have made the car (signs as `MAKERS`); returns the chassis where nothing speaks
 * against it, otherwise at most three that it may be, one look-alike away, by maker, model year and, where the market uses it,
 * check digit. Never chooses among them. What is no chassis at all is none.
 */
export function judgeRead(read: string, makers: readonly string[] = MAKERS): Judged {
  const signs = chassisCharacters(read).replace(/[^A-Z0-9]/g, '')
  // Labels of imported cars begin with an I that is no part of the chassis (AIAG B-2).
  const chassis = signs.length === LENGTH + 1 && signs.startsWith('I') ? signs.slice(1) : signs
  if (chassis.length !== LENGTH || /^\d+$/.test(chassis)) return { kind: 'none' }
  if (isLikely(chassis, makers)) return { kind: 'sure', chassis }
  // ISO 3779: I, O and Q stand in no chassis, since they are taken for 1 and 0.
  const plain = chassis.replace(/[OQ]/g, '0').replace(/I/g, '1')
  const candidates = repaired(plain, makers)
  const isOdd = candidates.length > 0 || plain !== chassis || !isChecked(plain)
  if (!isOdd) return { kind: 'sure', chassis }
  // It may be right, of a maker that is not expected here.
  const asRead = candidates.includes(plain) || (candidates.length > 0 && !isChecked(plain)) ? [] : [plain]
  return { kind: 'unsure', candidates: [...candidates.slice(0, MOST - asRead.length), ...asRead] }
}

const isChecked = (chassis: string): boolean => !hasCheckDigit(chassis) || checkDigit(chassis) === chassis[8]

/** ISO 3779: the last four are digits. */
const isLikely = (chassis: string, makers: readonly string[]): boolean =>
  chassisRefusal(chassis) === null &&
  /\d{4}$/.test(chassis) &&
  makers.includes(chassis.slice(0, 3)) &&
  isYearSign(chassis[9] ?? '') &&
  isChecked(chassis)

/** Every chassis that is likely and one look-alike away, the likeliest first; itself alone where it is likely. */
function repaired(chassis: string, makers: readonly string[]): readonly string[] {
  if (isLikely(chassis, makers)) return [chassis]
  const others = LOOK_ALIKE.flatMap((pair) =>
    [...chassis].flatMap((sign, at) => {
      const instead = pair.includes(sign) ? pair.replace(sign, '') : ''
      return instead === '' ? [] : [chassis.slice(0, at) + instead + chassis.slice(at + 1)]
    }),
  )
  return others.filter((one) => isLikely(one, makers))
}
