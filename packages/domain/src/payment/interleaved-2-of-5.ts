const NARROW = 1
const WIDE = 3
/** Which two of a digit's five elements are wide (ISO/IEC 16390). */
const PATTERNS = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn']
const START = [NARROW, NARROW, NARROW, NARROW]
const STOP = [WIDE, NARROW, NARROW]

/** Bars of the 44 digits of a boleto, 405 modules, are 103 mm wide and 13 mm high (FEBRABAN). */
const MODULE_MM = 103 / 405
const HEIGHT_MM = 13
/** White on each side, in modules: 5 mm, twice what a reader asks. */
const QUIET = 20

export interface BarDrawing {
  /** The bars, for one SVG path; a unit is one module. */
  readonly path: string
  readonly viewBox: string
  /** Size on paper, white sides included. */
  readonly widthMm: number
  readonly heightMm: number
}

/** Takes an even number of digits; answers the widths in modules, 1 or 3, of bar, space, bar … from start to stop. */
export function interleavedWidths(digits: string): readonly number[] {
  if (!/^(?:\d\d)+$/.test(digits)) throw new RangeError('Interleaved 2 of 5 takes pairs of digits')
  const pairs = digits.match(/\d\d/g) ?? []
  return [...START, ...pairs.flatMap(pairWidths), ...STOP]
}

/** Takes an even number of digits; answers the drawing to print at the size FEBRABAN asks for a boleto's 44. */
export function interleavedDrawing(digits: string): BarDrawing {
  const height = HEIGHT_MM / MODULE_MM
  let at = QUIET
  const bars = interleavedWidths(digits).map((width, index) => {
    const start = at
    at += width
    return index % 2 === 0 ? `M${start} 0h${width}v${height.toFixed(3)}h-${width}z` : ''
  })
  const width = at + QUIET
  return {
    path: bars.join(''),
    viewBox: `0 0 ${width} ${height.toFixed(3)}`,
    widthMm: width * MODULE_MM,
    heightMm: HEIGHT_MM,
  }
}

/** The first digit is written in the five bars, the second in the spaces between them. */
function pairWidths(pair: string): number[] {
  const [bars = '', spaces = ''] = Array.from(pair, (digit) => PATTERNS[Number(digit)] ?? '')
  return Array.from(bars).flatMap((bar, at) => [widthOf(bar), widthOf(spaces.charAt(at))])
}

const widthOf = (element: string): number => (element === 'w' ? WIDE : NARROW)
