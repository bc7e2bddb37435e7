import { LinearToneMapping, PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import { groundShadow } from '../../../../packages/web/app/car-view/engine/ground-shadow.ts'
import { loadModel } from '../../../../packages/web/app/car-view/engine/load-model.ts'
import { aim, EXPOSURE } from '../../../../packages/web/app/car-view/engine/start-engine.ts'
import { bakeSurroundings } from '../../../../packages/web/app/car-view/engine/surroundings.ts'
import type { StandFor } from './stand-api.ts'

const [WIDTH, HEIGHT] = [640, 360]
/** Drawn larger, then made smaller: clean edges. */
const FINER = 1.5
const MIRROR = 256

/** Runs in the browser. Light stays linear up to white. */
export const standFor: StandFor = async (address, size, look) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH * FINER, height: HEIGHT * FINER })
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, preserveDrawingBuffer: true })
  renderer.toneMapping = LinearToneMapping
  renderer.toneMappingExposure = EXPOSURE.studio
  renderer.setSize(WIDTH * FINER, HEIGHT * FINER, false)
  const model = await loadModel(await (await fetch(address)).arrayBuffer())
  model.show(look, [])
  const scene = new Scene()
  scene.environment = bakeSurroundings(renderer, 'studio', model.measures, MIRROR)
  scene.add(groundShadow(renderer, model.car, model.measures), model.car)
  const camera = new PerspectiveCamera(30, WIDTH / HEIGHT, 0.3, 60)
  camera.rotation.order = 'YXZ'
  const print = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const sheet = print.getContext('2d', { willReadFrequently: true })
  if (!sheet) throw new Error('The browser has no canvas to print on')
  sheet.imageSmoothingQuality = 'high'
  return {
    shoot(azimuth, body, roof) {
      model.body.set(body, 'metallic')
      model.roof.set(roof, 'metallic')
      aim(camera, { azimuth, lift: 0, zoom: 1 }, size, WIDTH / HEIGHT)
      renderer.render(scene, camera)
      sheet.clearRect(0, 0, WIDTH, HEIGHT)
      sheet.drawImage(canvas, 0, 0, WIDTH, HEIGHT)
      return base64(sheet.getImageData(0, 0, WIDTH, HEIGHT).data)
    },
  }
}

const PART = 0x8000

function base64(bytes: Uint8ClampedArray): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += PART) parts.push(String.fromCharCode(...bytes.subarray(at, at + PART)))
  return btoa(parts.join(''))
}
