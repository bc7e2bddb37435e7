import {
  CustomBlending,
  DoubleSide,
  type Material,
  MeshPhysicalMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
} from 'three'

interface Pane {
  readonly color: string
  readonly opacity: number
}

/** Panes by the name of their material; the darker ones are behind the driver. */
const PANES: Readonly<Record<string, Pane>> = {
  Glass: { color: '#0b0d0d', opacity: 0.6 },
  GlassDark: { color: '#050606', opacity: 0.92 },
  LampFront: { color: '#000000', opacity: 0.04 },
}

/** What a pane mirrors stays bright however clear it is: only what it holds back counts as its opacity. */
const MIRROR = `
  float mirrored = clamp(max(totalSpecular.r, max(totalSpecular.g, totalSpecular.b)), 0.0, 1.0);
  diffuseColor.a = mix(opacity, 1.0, mirrored);
  gl_FragColor = vec4(totalDiffuse * opacity + totalSpecular, diffuseColor.a);
`

/** Takes a material's name; returns the glass it stands for, or null. */
export function paneFor(name: string): Material | null {
  const pane = PANES[name]
  if (!pane) return null
  const material = new MeshPhysicalMaterial({
    ...pane,
    name,
    roughness: 0.02,
    // Through one pane the car's other side is seen through another.
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <opaque_fragment>', MIRROR)
  }
  return material
}
