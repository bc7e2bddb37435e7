import type { Day } from '../date.ts'

/** Takes a year of the Gregorian calendar; returns its Easter Sunday (computus of Meeus, Jones and Butcher). */
export function easterSunday(year: number): Day {
  const moon = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const drift = Math.floor((8 * century + 13) / 25)
  const epact = (19 * moon + century - Math.floor(century / 4) - drift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((moon + 11 * epact + 19 * weekday) / 433)
  const count = epact + weekday - 7 * late + 90
  const month = Math.floor(count / 25)
  const day = (epact + weekday - 7 * late + 33 * month + 19) % 32
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
