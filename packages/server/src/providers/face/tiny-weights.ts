import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The tensors of the detector by name, e.g. `conv1/pointwise_filter`. */
export type Weights = ReadonlyMap<string, Float32Array>

interface Group {
  readonly weights: readonly {
    readonly name: string
    readonly shape: readonly number[]
    readonly quantization: { readonly scale: number; readonly min: number }
  }[]
}

/** The two files of the model in the npm package @vladmandic/face-api 1.7.15, unchanged. */
const MODEL = join(import.meta.dirname, 'tiny-face-detector')

/** Reads the weights: each byte stands for `byte * scale + min`. */
export function tinyWeights(): Weights {
  const bytes = readFileSync(join(MODEL, 'weights.bin'))
  const groups: readonly Group[] = JSON.parse(readFileSync(join(MODEL, 'manifest.json'), 'utf8'))
  const weights = new Map<string, Float32Array>()
  let at = 0
  for (const { name, shape, quantization } of groups.flatMap((group) => group.weights)) {
    const count = shape.reduce((product, one) => product * one, 1)
    weights.set(
      name,
      Float32Array.from(bytes.subarray(at, at + count), (byte) => byte * quantization.scale + quantization.min),
    )
    at += count
  }
  if (at !== bytes.length) throw new Error('the face detector and its manifest do not fit')
  return weights
}
