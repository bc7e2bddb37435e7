/** ISO 3779, tenth sign: a model year, again every thirty; I, O, Q, U, Z and 0 are none. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980

/** Takes a model year; returns the sign that stands for it in a chassis. */
export const yearSign = (year: number): string => YEARS[(year - FIRST_YEAR) % YEARS.length] ?? ''

/** Takes the tenth sign of a chassis; returns whether it can be a model year. */
export const isYearSign = (sign: string): boolean => YEARS.includes(sign)
