import {
  type Group,
  Mesh,
  MeshBasicMaterial,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Measures } from '../shot.ts'

const PIXELS = [512, 256] as const
/** Metres beyond the car. */
const MARGIN = 0.9

/** Seen from below: the nearer to the ground, the darker its shadow. */
const heightMaterial = () =>
  new ShaderMaterial({
    vertexShader: `varying float height; void main() {
      vec4 at = modelMatrix * vec4(position, 1.0); height = at.y; gl_Position = projectionMatrix * viewMatrix * at; }`,
    fragmentShader: `varying float height; void main() {
      gl_FragColor = vec4(0.0, 0.0, 0.0, 0.8 + 0.2 * exp(-height * 9.0)); }`,
    blending: NoBlending,
    side: 2,
  })

const blurMaterial = () =>
  new ShaderMaterial({
    uniforms: { source: { value: null }, way: { value: new Vector2() } },
    vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `varying vec2 at; uniform sampler2D source; uniform vec2 way; void main() {
      float sum = 0.0; float weight = 0.0;
      for (int n = -8; n <= 8; n++) {
        float w = exp(-float(n * n) / 24.0);
        sum += w * texture2D(source, at + way * float(n)).a; weight += w;
      }
      gl_FragColor = vec4(0.0, 0.0, 0.0, sum / weight); }`,
    blending: NoBlending,
    depthTest: false,
  })

/** Takes the car as it stands; returns its shadow on the ground, drawn once. */
export function groundShadow(renderer: WebGLRenderer, car: Group, { length, width }: Measures): Mesh {
  const [long, wide] = [length + 2 * MARGIN, width + 2 * MARGIN]
  const [sharp, other] = [new WebGLRenderTarget(...PIXELS), new WebGLRenderTarget(...PIXELS)]
  outline(renderer, car, sharp, long, wide)
  const blur = blurMaterial()
  const quad = new Mesh(new PlaneGeometry(2, 2), blur)
  const sheet = new Scene().add(quad)
  const still = new OrthographicCamera()
  for (const reach of [1, 3, 5]) {
    const [x, y] = [(0.011 * reach) / long, (0.011 * reach) / wide]
    for (const [from, to, way] of [
      [sharp, other, new Vector2(x, 0)],
      [other, sharp, new Vector2(0, y)],
    ] as const) {
      Object.assign(blur.uniforms['source'] ?? {}, { value: from.texture })
      Object.assign(blur.uniforms['way'] ?? {}, { value: way })
      renderer.setRenderTarget(to)
      renderer.render(sheet, still)
    }
  }
  renderer.setRenderTarget(null)
  other.dispose()
  blur.dispose()
  quad.geometry.dispose()
  const shadow = new Mesh(
    new PlaneGeometry(long, wide),
    new MeshBasicMaterial({ map: sharp.texture, transparent: true, depthWrite: false, toneMapped: false }),
  )
  shadow.rotation.x = -Math.PI / 2
  shadow.position.y = 0.002
  shadow.renderOrder = -1
  return shadow
}

function outline(renderer: WebGLRenderer, car: Group, into: WebGLRenderTarget, long: number, wide: number): void {
  const above = new OrthographicCamera(-long / 2, long / 2, wide / 2, -wide / 2, 0, 6)
  above.position.y = -0.01
  above.up.set(0, 0, 1)
  above.lookAt(0, 1, 0)
  const scene = new Scene().add(car)
  scene.overrideMaterial = heightMaterial()
  renderer.setRenderTarget(into)
  renderer.setClearColor(0, 0)
  renderer.clear()
  renderer.render(scene, above)
  scene.overrideMaterial.dispose()
  scene.remove(car)
}
