/**
 * The parts of a car version's code. The documents call both the segment and the prefix that ends with it "version":
 * both are here.
 */
export type MvsParts = {
  readonly modelCode: string
  readonly versionSegment: string
  readonly versionCode: string
  readonly seriesCode: string
}

type CodeSizes = { readonly model: number; readonly version: number; readonly series: number }

const SHORT: CodeSizes = { model: 3, version: 6, series: 7 }
const LONG: CodeSizes = { model: 4, version: 15, series: 16 }

/** Takes a code; returns whether it has 7 or 16 letters and digits, the only valid lengths (spec platform §3). */
export function isMvsCode(code: string): boolean {
  return /^(?:[A-Z0-9]{7}|[A-Z0-9]{16})$/.test(code)
}

/**
 * Takes a code of 7 or 16 characters; returns its parts, 3+3+1 or 4+11+1, or null for another length (spec platform
 * §3).
 */
export function splitMvsByLength(code: string): MvsParts | null {
  return isMvsCode(code) ? cut(code, code.length === LONG.series ? LONG : SHORT) : null
}

function cut(code: string, sizes: CodeSizes): MvsParts {
  return {
    modelCode: code.slice(0, sizes.model),
    versionSegment: code.slice(sizes.model, sizes.version),
    versionCode: code.slice(0, sizes.version),
    seriesCode: code.slice(sizes.version, sizes.series),
  }
}
