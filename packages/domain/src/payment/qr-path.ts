/** A QR code as one SVG path of dark bars on a grid of `size` squares, without its light border. */
export interface QrPath {
  readonly size: number
  readonly path: string
}

/**
 * Takes the rows of a QR code, true where a square is dark, and how many light squares surround it; returns its path.
 * Neighbouring dark squares are one bar, which makes the path a third as long.
 */
export function qrPath(rows: readonly (readonly boolean[])[], border = 1): QrPath {
  const inside = rows.slice(border, rows.length - border)
  return {
    size: inside.length,
    path: inside.map((row, y) => barsOf(row.slice(border, row.length - border), y)).join(''),
  }
}

function barsOf(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    const from = x
    while (x < row.length && row[x]) x += 1
    if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`
  }
  return path
}
