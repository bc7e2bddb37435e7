const NARROW = 1
const WIDE = 3
/** Which two of a digit's five elements are wide (ISO/IEC 16390). */
const PATTERNS = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn']
const START = [NARROW, NARROW, NARROW, NARROW]
const STOP = [WIDE, NARROW, NARROW]

/** Takes an even number of digits; returns the widths in modules, 1 or 3, of bar, space, bar … from start to stop. */
export function interleavedWidths(digits: string): readonly number[] {
  if (!/^(?:\d\d)+$/.test(digits)) throw new RangeError('Interleaved 2 of 5 takes pairs of digits')
  const pairs = digits.match(/\d\d/g) ?? []
  return [...START, ...pairs.flatMap(pairWidths), ...STOP]
}

/** The first digit is written in the five bars, the second in the spaces between them. */
function pairWidths(pair: string): number[] {
  const [bars = '', spaces = ''] = Array.from(pair, (digit) => PATTERNS[Number(digit)] ?? '')
  return Array.from(bars).flatMap((bar, at) => [widthOf(bar), widthOf(spaces.charAt(at))])
}

const widthOf = (element: string): number => (element === 'w' ? WIDE : NARROW)
