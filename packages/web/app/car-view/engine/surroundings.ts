import {
  AdditiveBlending,
  BackSide,
  CircleGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  Vector2,
  Vector3,
  type WebGLRenderer,
} from 'three'
import type { Measures } from '../shot.ts'

export type SceneName = 'studio' | 'daylight'

interface SoftBox {
  readonly at: readonly [number, number, number]
  readonly towards: readonly [number, number, number]
  readonly size: readonly [number, number]
  /** What a mirror shows of its middle. */
  readonly radiance: number
  /** Share of each side that fades towards its edges. */
  readonly soft: readonly [number, number]
}

const VERTEX =
  'varying vec3 vAt; varying vec2 vUv2; void main() { vAt = position; vUv2 = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }'

/** The studio of the pictures (assets/cars/generator/render/studio.py): a box above, a band of light all round; weaker where nothing of the car stands in its way here. */
function softBoxes({ length, height }: Measures): readonly SoftBox[] {
  const scale = length / 4.4
  const above: SoftBox = {
    at: [0, height + 2.5, 0],
    towards: [0, 0, 0],
    size: [5.4 * scale + 1, 2.4],
    radiance: 5.8,
    soft: [0.35, 0.6],
  }
  const around = [-1, 1].flatMap((side): SoftBox[] => [
    { at: [0, 2.15, side * 6.2], towards: [0, 1.2, 0], size: [18, 2.6], radiance: 2.3, soft: [0.3, 1] },
    {
      at: [side * (5.5 + length / 2), 2.15, 0],
      towards: [0, 1, 0],
      size: [10, 2.2],
      radiance: 2.5,
      soft: [0.25, 1],
    },
  ])
  return [above, ...around]
}

function boxMesh({ at, towards, size, radiance, soft }: SoftBox): Mesh {
  const material = new ShaderMaterial({
    uniforms: { radiance: { value: radiance }, soft: { value: new Vector2(...soft) } },
    vertexShader: VERTEX,
    fragmentShader: `varying vec2 vUv2; uniform float radiance; uniform vec2 soft;
      void main() {
        vec2 fade = smoothstep(vec2(0.0), soft * 0.5, min(vUv2, 1.0 - vUv2));
        gl_FragColor = vec4(vec3(radiance * fade.x * fade.y), 1.0);
      }`,
    blending: AdditiveBlending,
    depthWrite: false,
    transparent: true,
    side: DoubleSide,
  })
  const mesh = new Mesh(new PlaneGeometry(...size), material)
  mesh.position.set(...at)
  mesh.lookAt(...towards)
  return mesh
}

/** A sphere whose colour is a shader's word of its direction, `vec3 d`. */
function dome(color: string): Mesh {
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: `varying vec3 vAt; void main() { vec3 d = normalize(vAt); ${color} gl_FragColor = vec4(c, 1.0); }`,
    side: BackSide,
    depthWrite: false,
  })
  return new Mesh(new SphereGeometry(50, 48, 32), material)
}

/** Grey of the walls by height of the direction (sine), straight from one to the next. */
const DARK_ROOM = `
  float h = d.y;
  float g = mix(0.16, 0.14, clamp(h / 0.04, 0.0, 1.0));
  g = mix(g, 0.26, clamp((h - 0.04) / 0.08, 0.0, 1.0));
  g = mix(g, 0.48, clamp((h - 0.12) / 0.12, 0.0, 1.0));
  g = mix(g, 0.34, clamp((h - 0.24) / 0.12, 0.0, 1.0));
  g = mix(g, 0.10, clamp((h - 0.36) / 0.16, 0.0, 1.0));
  g = mix(g, 0.08, clamp((h - 0.52) / 0.48, 0.0, 1.0));
  vec3 c = vec3(g, g, g * 1.02);
`

const OPEN_SKY = `
  float h = max(d.y, 0.0);
  vec3 c = mix(vec3(1.25, 1.28, 1.3), vec3(0.22, 0.42, 0.85), smoothstep(0.0, 0.55, h));
  float cloud = sin(d.x * 5.0 + sin(d.z * 4.0) * 1.5) * sin(d.z * 6.0 + d.x * 2.0) * smoothstep(0.12, 0.4, h);
  c = mix(c, vec3(1.5), 0.45 * smoothstep(0.15, 0.75, cloud));
  float woods = 0.055 + 0.018 * sin(d.x * 17.0) + 0.012 * sin(d.z * 29.0 + d.x * 7.0);
  c = mix(vec3(0.075, 0.09, 0.07), c, smoothstep(woods - 0.012, woods + 0.012, d.y));
  float sun = dot(d, normalize(vec3(0.45, 0.72, -0.55)));
  c += vec3(46.0, 43.0, 38.0) * smoothstep(0.988, 0.996, sun) + vec3(1.6) * pow(max(sun, 0.0), 24.0);
`

function floorMesh(radiance: number, tint: readonly [number, number, number]): Mesh {
  const mesh = new Mesh(new CircleGeometry(48, 48), new MeshBasicMaterial())
  mesh.material.color.setRGB(radiance * tint[0], radiance * tint[1], radiance * tint[2])
  mesh.rotation.x = -Math.PI / 2
  return mesh
}

function studio(measures: Measures): Scene {
  const scene = new Scene()
  scene.add(dome(DARK_ROOM), floorMesh(0.42, [1, 1, 1.01]), ...softBoxes(measures).map(boxMesh))
  return scene
}

function daylight(): Scene {
  const scene = new Scene()
  scene.add(dome(OPEN_SKY), floorMesh(0.42, [1, 0.98, 0.94]))
  return scene
}

/** What the car mirrors, computed once a scene: `size` is the sharpness of a cube's side in pixels. */
export function bakeSurroundings(renderer: WebGLRenderer, name: SceneName, measures: Measures, size: number): Texture {
  const scene = name === 'studio' ? studio(measures) : daylight()
  const generator = new PMREMGenerator(renderer)
  const position = new Vector3(0, measures.height * 0.55, 0)
  const { texture } = generator.fromScene(scene, 0, 0.1, 100, { size, position })
  generator.dispose()
  scene.traverse((one) => {
    if (!(one instanceof Mesh)) return
    one.geometry.dispose()
    one.material.dispose()
  })
  return texture
}
