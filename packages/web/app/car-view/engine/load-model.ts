import { Box3, Group, Material, Mesh, type Object3D, Vector3 } from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import type { Measures } from '../shot.ts'
import { decodeMeshopt } from '../mesh/meshopt.ts'
import { asPictured, SHADE } from './as-pictured.ts'
import { makePaint, type Paint } from './paint.ts'
import { type Wardrobe, wardrobe } from './wardrobe.ts'

export interface Model {
  /** Nose to +x, standing on y = 0, middle in the origin. */
  readonly car: Group
  readonly measures: Measures
  readonly body: Paint
  readonly roof: Paint
  /** Shows the parts of one look and of what is worn with it, as far as it was brought. */
  readonly show: Wardrobe['show']
  readonly has: Wardrobe['has']
  /** Brings something to wear by its name and the bytes of its geometry, unseen until it is shown. Throws when it cannot be read. */
  readonly bring: (name: string, bytes: ArrayBuffer) => Promise<void>
}

const ROOFS = ['RoofPaint', 'PaintRoof']
/** Takes the bytes of a model; returns it in our materials. Throws when it cannot be read. */
export async function loadModel(bytes: ArrayBuffer): Promise<Model> {
  const [body, roof] = [makePaint(), makePaint()]
  const read = async (packed: ArrayBuffer) => {
    const scene = await readGeometry(packed)
    paint(scene, body, roof)
    mirrorWheels(scene)
    return scene
  }
  const scene = await read(bytes)
  const { show, has, add } = wardrobe(scene)
  const bring = async (name: string, packed: ArrayBuffer) => add(name, await read(packed))
  return { ...placed(scene), body, roof, show, has, bring }
}

async function readGeometry(bytes: ArrayBuffer): Promise<Group> {
  const meshoptDecoder = {
    supported: true,
    decodeGltfBufferAsync: async (...packed: Parameters<typeof decodeMeshopt>) => decodeMeshopt(...packed),
  }
  // Set by hand: the setter wants the whole of another decoder, the loader uses this much.
  const loader = Object.assign(new GLTFLoader(), { meshoptDecoder })
  const { scene } = await loader.parseAsync(bytes, '')
  return scene
}

function paint(scene: Object3D, body: Paint, roof: Paint): void {
  const ours = new Map<string, Material>()
  scene.traverse((one) => {
    if (!(one instanceof Mesh) || !(one.material instanceof Material)) return
    const { name } = one.material
    if (name === 'Paint') one.material = body.material
    else if (ROOFS.includes(name)) one.material = roof.material
    else {
      const isShaded = one.geometry.hasAttribute(SHADE)
      const key = `${name} ${isShaded}`
      const known = ours.get(key) ?? asPictured(one.material, isShaded)
      ours.set(key, known)
      one.material = known
    }
  })
}

/** Left wheels come as the right ones turned about; in the pictures they are what a mirror shows of them. */
function mirrorWheels(scene: Object3D): void {
  for (const name of ['Wheel_FL', 'Wheel_RL']) {
    const wheel = scene.getObjectByName(name)
    wheel?.quaternion.identity()
    wheel?.scale.setZ(-1)
  }
}

/** Models come with the nose to either end: the front wheels tell which. */
function placed(scene: Group): Pick<Model, 'car' | 'measures'> {
  const [front, rear] = ['Wheel_FL', 'Wheel_RL'].map((name) => scene.getObjectByName(name)?.position.x ?? 0)
  if ((front ?? 0) < (rear ?? 0)) scene.rotation.y = Math.PI
  const car = new Group().add(scene)
  car.updateMatrixWorld(true)
  const box = new Box3().setFromObject(car)
  scene.position.x -= (box.min.x + box.max.x) / 2
  scene.position.y -= box.min.y
  car.updateMatrixWorld(true)
  const { x: length, y: height, z: width } = box.getSize(new Vector3())
  return { car, measures: { length, width, height } }
}
