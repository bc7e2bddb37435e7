/** A point of a side view in millimetres, y up from the ground: x, y, corner radius, bow of the line that leaves it (positive is outwards). */
export type Vertex = readonly [x: number, y: number, radius?: number, bow?: number]

interface Point {
  readonly x: number
  readonly y: number
}

interface Side {
  readonly from: Point
  readonly to: Point
  readonly control: Point
}

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)

const towards = (a: Point, b: Point, length: number): Point => {
  const whole = distance(a, b) || 1
  return { x: a.x + ((b.x - a.x) / whole) * length, y: a.y + ((b.y - a.y) / whole) * length }
}

/** Takes two lines, each through two points; returns where they cross, or null when they run almost parallel. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const det = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
  const scale = distance(a, b) * distance(c, d)
  if (Math.abs(det) < scale * 0.02) return null
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / det
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}

/** Takes three vertices; returns by how many radians the line turns right (clockwise, the way outlines run) in the middle one. */
function rightTurn(before: Vertex, at: Vertex, after: Vertex): number {
  const turn = Math.atan2(at[1] - before[1], at[0] - before[0]) - Math.atan2(after[1] - at[1], after[0] - at[0])
  return Math.atan2(Math.sin(turn), Math.cos(turn))
}

/** A bow may take at most two fifths of the turn at either end, or the corner between two bows would swing back. */
function flatEnough(vertices: readonly Vertex[], i: number, closed: boolean): Vertex {
  const count = vertices.length
  const nth = (n: number): Vertex => vertices[(n + count) % count] ?? [0, 0]
  const [x, y, radius = 0, bow = 0] = nth(i)
  const length = Math.hypot(nth(i + 1)[0] - x, nth(i + 1)[1] - y)
  const limits = [i, i + 1]
    .filter((n) => closed || (n > 0 && n < count - 1))
    .map((n) => rightTurn(nth(n - 1), nth(n), nth(n + 1)) * Math.sign(bow))
    .filter((turn) => turn > 0)
    .map((turn) => (Math.tan(Math.min(turn * 0.4, 1)) * length) / 4)
  return [x, y, radius, Math.sign(bow) * Math.min(Math.abs(bow), ...limits)]
}

function side(start: Vertex, end: Vertex, trimStart: boolean, trimEnd: boolean): Side {
  const a = { x: start[0], y: start[1] }
  const b = { x: end[0], y: end[1] }
  const length = distance(a, b)
  const from = trimStart ? towards(a, b, Math.min(start[2] ?? 0, length * 0.48)) : a
  const to = trimEnd ? towards(b, a, Math.min(end[2] ?? 0, length * 0.48)) : b
  const whole = length || 1
  const bow = (start[3] ?? 0) * 2 * (distance(from, to) / whole) ** 2
  const control = {
    x: (from.x + to.x) / 2 - ((b.y - a.y) / whole) * bow,
    y: (from.y + to.y) / 2 + ((b.x - a.x) / whole) * bow,
  }
  return { from, to, control }
}

/** The corner's control point lies where the two tangents meet, so that a bowed line runs into its corner without a kink. */
function corner(before: Side, after: Side, vertex: Vertex): Point {
  const meet = crossing(before.control, before.to, after.from, after.control)
  const plain = { x: vertex[0], y: vertex[1] }
  const reach = Math.max(distance(before.to, plain), distance(after.from, plain), 1)
  return meet && distance(meet, plain) < reach * 1.5 ? meet : plain
}

/** Takes vertices in millimetres and the height that y is flipped at; returns an SVG path with rounded corners and bowed lines. */
export function roundedPath(vertices: readonly Vertex[], flipAt: number, closed: boolean): string {
  const at = (p: Point) => `${Math.round(p.x)} ${Math.round(flipAt - p.y)}`
  const count = vertices.length
  const sides = vertices
    .slice(0, closed ? count : count - 1)
    .map((vertex, i) =>
      side(
        flatEnough(vertices, i, closed),
        vertices[(i + 1) % count] ?? vertex,
        closed || i > 0,
        closed || i + 2 < count,
      ),
    )
  const [first] = sides
  if (!first) return ''
  const parts = [`M${at(first.from)}`]
  sides.forEach((current, i) => {
    parts.push(`Q${at(current.control)} ${at(current.to)}`)
    const next = sides[i + 1] ?? (closed ? first : undefined)
    const vertex = vertices[(i + 1) % count]
    if (next && vertex) parts.push(`Q${at(corner(current, next, vertex))} ${at(next.from)}`)
  })
  return parts.join('') + (closed ? 'Z' : '')
}
