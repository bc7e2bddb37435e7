import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The tensors of the detector by name, e.g. `conv1/pointwise_filter`. */
export type Weights = ReadonlyMap<string, Float32Array>

interface Group {
  readonly weights: readonly {
    readonly name: string
    readonly shape: readonly number[]
    readonly quantization: { readonly scale: number; readonly min: number }
  }[]
}

/** Only the model's two files are read of the package, none of its code. */
const MODEL = '@vladmandic/face-api/model/tiny_face_detector_model'

/** Reads the weights that the package ships: each byte stands for `byte * scale + min`. */
export function tinyWeights(): Weights {
  const { resolve } = createRequire(import.meta.url)
  const bytes = readFileSync(resolve(`${MODEL}.bin`))
  const groups: readonly Group[] = JSON.parse(readFileSync(resolve(`${MODEL}-weights_manifest.json`), 'utf8'))
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
