import { PerspectiveCamera, Scene, type Texture, WebGLRenderer } from 'three'
import type { Finish } from '../../ui/car/paint.ts'
import type { Pose } from '../pose.ts'
import { shotOf, type Size } from '../shot.ts'
import { groundShadow } from './ground-shadow.ts'
import { loadModel, type Model } from './load-model.ts'
import { bakeSurroundings, type SceneName } from './surroundings.ts'
import { picturesTone } from './tone.ts'

export interface CarAppearance {
  readonly hex: string
  /** Of the roof where it has another colour. */
  readonly roofHex: string | null
  readonly finish: Finish
  readonly look: string
  readonly scene: SceneName
  /** Names of what the car wears; what has not been brought yet is not seen. */
  readonly fittings: readonly string[]
}

export interface EngineOptions {
  readonly canvas: HTMLCanvasElement
  /** The model's file. */
  readonly bytes: ArrayBuffer
  /** Of the catalogue, in metres: cars of one size are seen from one place. */
  readonly size: Size
  /** Sharpness of what the car mirrors, in pixels. */
  readonly mirror: number
  readonly appearance: CarAppearance
  readonly signal: AbortSignal
}

export interface Engine {
  readonly canvas: HTMLCanvasElement
  /** Dresses the car; returns the names of what has to be brought first. */
  readonly wear: (appearance: CarAppearance) => readonly string[]
  readonly bring: Model['bring']
  /** Draws one picture of the car; `coarser` below 1 leaves out pixels while it moves on a slow device. */
  readonly draw: (pose: Pose, coarser: number) => void
  readonly stop: () => void
}

const MOST_PIXELS_PER_DOT = 2
export const EXPOSURE: Readonly<Record<SceneName, number>> = { studio: 1, daylight: 0.9 }

/** Takes a canvas and a model; returns what draws the car, its shaders ready. Throws where there is no WebGL or no model in the file. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { canvas, signal } = options
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'high-performance' })
  renderer.toneMapping = picturesTone()
  const model = await loadModel(options.bytes)
  const scene = new Scene()
  const baked = new Map<SceneName, Texture>()
  const surroundings = (name: SceneName) => {
    const texture = baked.get(name) ?? bakeSurroundings(renderer, name, model.measures, options.mirror)
    baked.set(name, texture)
    return texture
  }
  const wear = (appearance: CarAppearance) => {
    model.show(appearance.look, appearance.fittings)
    model.body.set(appearance.hex, appearance.finish)
    model.roof.set(appearance.roofHex ?? appearance.hex, appearance.roofHex ? 'solid' : appearance.finish)
    scene.environment = surroundings(appearance.scene)
    renderer.toneMappingExposure = EXPOSURE[appearance.scene]
    return appearance.fittings.filter((name) => !model.has(name))
  }
  wear(options.appearance)
  scene.add(groundShadow(renderer, model.car, model.measures), model.car)
  const camera = new PerspectiveCamera(30, 1, 0.3, 60)
  camera.rotation.order = 'YXZ'
  await renderer.compileAsync(scene, camera)
  signal.throwIfAborted()
  return {
    canvas,
    wear,
    bring: model.bring,
    draw(pose, coarser) {
      const aspect = fit(renderer, coarser)
      aim(camera, pose, options.size, aspect)
      renderer.render(scene, camera)
    },
    stop() {
      for (const texture of baked.values()) texture.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

/** Gives the canvas as many pixels as its place has; returns the place's shape. */
function fit(renderer: WebGLRenderer, coarser: number): number {
  const { domElement } = renderer
  const ratio = Math.min(devicePixelRatio, MOST_PIXELS_PER_DOT) * coarser
  const [width, height] = [domElement.clientWidth || 1, domElement.clientHeight || 1]
  const isSame = domElement.width === Math.floor(width * ratio) && domElement.height === Math.floor(height * ratio)
  if (!isSame) {
    renderer.setPixelRatio(ratio)
    renderer.setSize(width, height, false)
  }
  return width / height
}

/** Takes a camera, a pose, the car's size in metres and the picture's shape; puts the camera where it sees the car so. */
export function aim(camera: PerspectiveCamera, pose: Pose, size: Size, aspect: number): void {
  const { eye, pitch, yaw, halfHeight, shift } = shotOf(pose, size, aspect)
  camera.position.set(...eye)
  camera.rotation.set(-pitch, yaw, 0)
  camera.fov = (2 * Math.atan(halfHeight) * 180) / Math.PI
  camera.aspect = aspect
  camera.updateProjectionMatrix()
  const { elements } = camera.projectionMatrix
  elements[8] -= shift[0]
  elements[9] -= shift[1]
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
}
