import type { Body } from './body.ts'
import { roundedPath, type Vertex } from './path.ts'

export interface Wheel {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly arch: number
}

/** Every path of a silhouette, ready for SVG: millimetres, y down, the ground at `ground`. */
export interface CarGeometry {
  readonly length: number
  readonly height: number
  readonly ground: number
  readonly belt: number
  readonly sill: number
  readonly body: string
  readonly roof: string
  readonly glass: string
  readonly screen: string
  readonly backlight: string
  readonly pillars: readonly string[]
  readonly lines: readonly string[]
  readonly handles: readonly { readonly x: number; readonly y: number }[]
  readonly mirror: { readonly x: number; readonly y: number }
  readonly headlamp: string
  readonly taillamp: string
  readonly crease: string
  readonly horizon: string
  readonly intake: string
  readonly rails: string
  readonly trim: readonly string[]
  readonly metal: readonly string[]
  readonly behind: readonly string[]
  readonly cladding: { readonly top: number; readonly arch: number } | null
  readonly wheels: readonly [Wheel, Wheel]
  readonly spokes: Body['spokes']
}

interface Scale {
  readonly x: number
  readonly y: number
  readonly round: number
}

const scaleVertex =
  (scale: Scale) =>
  ([x, y, radius = 0, bow = 0]: Vertex): Vertex => [x * scale.x, y * scale.y, radius * scale.round, bow * scale.round]

/** The lower edge runs from the tail to the nose and follows the circles of both arches. */
function lowerEdge(wheels: readonly Wheel[], sill: number): string {
  return wheels
    .toReversed()
    .map(({ x, y, arch }) => {
      const half = Math.sqrt(Math.max(0, arch * arch - (sill - y) ** 2))
      const level = Math.round(sill)
      const major = sill > y ? 1 : 0
      return `L${Math.round(x + half)} ${level}A${Math.round(arch)} ${Math.round(arch)} 0 ${major} 0 ${Math.round(x - half)} ${level}`
    })
    .join('')
}

function doorLines(body: Body): Vertex[][] {
  const [front, rear] = body.axles
  const reach = body.wheel + body.gap
  const beltFront = body.glass[0]?.[1] ?? body.height * 0.65
  const beltRear = body.glass.at(-1)?.[1] ?? beltFront
  const hinge = front + reach + 150
  const last = body.pillars.at(-1)?.[0] ?? rear - 200
  const overArch = body.wheel + reach + 60
  const middle = body.doors.map(([belt, sill]): Vertex[] => [
    [belt, beltFront, 0, 6],
    [sill, body.sill + 70],
  ])
  const leading: Vertex[] = [
    [hinge + 90, beltFront - 12, 0, -8],
    [hinge, body.sill + 160, 130],
    [hinge + 60, body.sill + 70],
  ]
  const trailing: Vertex[] = [
    [last + 60, beltRear + 10, 0, 6],
    [last + 80, overArch + 30, 160],
    [rear - reach * 0.86, overArch - 70, 130, -30],
    [rear - reach - 110, body.sill + 70],
  ]
  return body.doors.length > 0 ? [leading, ...middle, ...(body.lines ? [] : [trailing])] : [leading, trailing]
}

/** The reflected horizon: light above, ground below, dipping over the sill between the wheels. */
const horizon = (body: Body): Vertex[] => {
  const y = body.sill + (body.height * 0.66 - body.sill) * 0.52
  return [
    [-50, y + 40, 0, 14],
    [body.length * 0.5, y + 10, 600, 14],
    [body.length + 50, y + 70, 0],
    [body.length + 50, 0],
    [-50, 0],
  ]
}

/** The lower air intake, of which the side shows only the end. */
const intake = ({ sill }: Body): Vertex[] => [
  [-40, sill + 62],
  [-40, sill + 196, 20],
  [130, sill + 204, 50, 6],
  [228, sill + 88, 46],
]

/** Takes a body and the real length and height in millimetres; returns its paths, with wheels that stay round. */
export function carGeometry(body: Body, length = body.length, height = body.height): CarGeometry {
  const scale: Scale = {
    x: length / body.length,
    y: height / body.height,
    round: Math.sqrt((length / body.length) * (height / body.height)),
  }
  const fit = scaleVertex(scale)
  const closed = (vertices: readonly Vertex[]) => roundedPath(vertices.map(fit), height, true)
  const open = (vertices: readonly Vertex[]) => roundedPath(vertices.map(fit), height, false)
  const radius = body.wheel * scale.round
  const wheel = (x: number): Wheel => ({
    x: x * scale.x,
    y: height - radius,
    radius,
    arch: radius + body.gap * scale.round,
  })
  const wheels = [wheel(body.axles[0]), wheel(body.axles[1])] as const
  const sill = height - body.sill * scale.y
  const point = ([x, y]: readonly [number, number]) => ({ x: x * scale.x, y: height - y * scale.y })
  return {
    length,
    height,
    ground: height,
    sill,
    belt: height - (body.glass[0]?.[1] ?? 0) * scale.y,
    body: `${open(body.outline)}${lowerEdge(wheels, sill)}Z`,
    roof: open(body.outline),
    glass: closed(body.glass),
    screen: closed(body.screen),
    backlight: body.backlight ? closed(body.backlight) : '',
    pillars: body.pillars.map(([foot, head, width]) => closed(pillar(body, foot, head, width))),
    lines: [...doorLines(body), body.hood, ...(body.lines ?? [])].map(open),
    handles: body.handles.map(point),
    mirror: point(body.mirror),
    headlamp: closed(body.headlamp),
    taillamp: closed(body.taillamp),
    crease: open(body.crease),
    horizon: closed(horizon(body)),
    intake: body.metal || body.behind ? '' : closed(intake(body)),
    rails: body.rails ? open(body.rails) : '',
    trim: (body.trim ?? []).map(closed),
    metal: (body.metal ?? []).map(closed),
    behind: (body.behind ?? []).map(closed),
    cladding: body.cladding ? { top: sill - body.cladding[0] * scale.y, arch: body.cladding[1] * scale.round } : null,
    wheels,
    spokes: body.spokes,
  }
}

const pillar = (body: Body, foot: number, head: number, width: number): Vertex[] => [
  [foot - width / 2, body.height * 0.55],
  [head - width / 2, body.height],
  [head + width / 2, body.height],
  [foot + width / 2, body.height * 0.55],
]
