import { convolve, convolveEach, mix, poolLargest, type Tensor } from './tensor.ts'
import type { Face } from './provider.ts'
import type { Weights } from './tiny-weights.ts'

/** Pixels of the square the detector looks at; a multiple of 32. */
export const INPUT_SIZE = 416

/** Below this it takes a car's front or a cloud for a face, above it misses shadowed ones. */
const SURE = 0.6
/** Two boxes that share so much are one face. */
const SAME = 0.4
/** Mean of red, green and blue in the photos the detector learned from. */
const MEAN = [117.001, 114.697, 97.404] as const
/** Shapes that every cell tries, in cells. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const
/** What is said of each shape: x, y, width, height, score. */
const VALUES = 5

/** Takes the square's pixels (three bytes each, row by row); returns the faces in pixels of that square, the surest first. */
export function facesIn(pixels: Uint8Array, weights: Weights): Face[] {
  const cells = lookAt(pixels, (name) => {
    const found = weights.get(name)
    if (!found) throw new Error(`the face detector has no ${name}`)
    return found
  })
  return withoutDoubles(boxesOf(cells))
}

/** A Tiny YOLOv2 of separable convolutions: what `TinyFaceDetector` of the package the weights come from computes. */
function lookAt(pixels: Uint8Array, weight: (name: string) => Float32Array): Tensor {
  const data = Float32Array.from(pixels, (value, index) => (value - (MEAN[index % 3] ?? 0)) / 255)
  let tensor: Tensor = { size: INPUT_SIZE, channels: 3, data }
  tensor = poolLargest(convolve(tensor, weight('conv0/filters'), weight('conv0/bias')), 2)
  for (const layer of [1, 2, 3, 4, 5]) {
    const each = convolveEach(tensor, weight(`conv${layer}/depthwise_filter`))
    const mixed = mix(each, weight(`conv${layer}/pointwise_filter`), weight(`conv${layer}/bias`), true)
    tensor = poolLargest(mixed, layer < 5 ? 2 : 1)
  }
  return mix(tensor, weight('conv8/filters'), weight('conv8/bias'), false)
}

function boxesOf({ size, channels, data }: Tensor): Face[] {
  const scale = INPUT_SIZE / size
  const faces: Face[] = []
  for (let cell = 0; cell < size * size; cell += 1) {
    for (const [index, [wide, high]] of ANCHORS.entries()) {
      const at = cell * channels + index * VALUES
      const [x = 0, y = 0, w = 0, h = 0, logit = 0] = data.subarray(at, at + VALUES)
      const score = sigmoid(logit)
      if (score < SURE) continue
      const [width, height] = [Math.exp(w) * wide * scale, Math.exp(h) * high * scale]
      const [centreX, centreY] = [((cell % size) + sigmoid(x)) * scale, (Math.trunc(cell / size) + sigmoid(y)) * scale]
      faces.push({ score, box: { x: centreX - width / 2, y: centreY - height / 2, width, height } })
    }
  }
  return faces
}

function withoutDoubles(faces: readonly Face[]): Face[] {
  const kept: Face[] = []
  for (const face of faces.toSorted((a, b) => b.score - a.score)) {
    if (kept.every((other) => sharedShare(face, other) < SAME)) kept.push(face)
  }
  return kept
}

/** What two boxes share of all they cover. */
function sharedShare({ box: a }: Face, { box: b }: Face): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const shared = Math.max(0, width) * Math.max(0, height)
  return shared / (a.width * a.height + b.width * b.height - shared)
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))
