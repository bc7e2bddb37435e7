import { Color, MeshPhysicalMaterial } from 'three'
import type { Finish } from '../../ui/car/paint.ts'

/** Base coat below a glossy clear coat, as the pictures' (assets/cars/generator/render/paint.py). */
interface Coat {
  readonly metalness: number
  readonly roughness: number
  /** Brightness head on and where the body turns away. */
  readonly face: number
  readonly edge: number
  /** How far flakes lean. */
  readonly flake: number
  readonly iridescence: number
}

const COATS: Readonly<Record<Finish, Coat>> = {
  solid: { metalness: 0, roughness: 0.6, face: 1, edge: 0.92, flake: 0, iridescence: 0 },
  metallic: { metalness: 0.72, roughness: 0.34, face: 1.3, edge: 0.4, flake: 0.055, iridescence: 0 },
  pearl: { metalness: 0.4, roughness: 0.36, face: 1.12, edge: 0.65, flake: 0.035, iridescence: 0.45 },
  special: { metalness: 0.78, roughness: 0.3, face: 1.35, edge: 0.34, flake: 0.08, iridescence: 0.2 },
}

/** Scattered directions that belong to a grain of the body; a grain is never smaller than a pixel and fades as it grows. */
const GRAINS = `
  varying vec3 vPlace;
  uniform float flop[2];
  uniform float flake;
  vec3 grainAt(vec3 p) {
    p = fract(p * vec3(0.1031, 0.1030, 0.0973));
    p += dot(p, p.yxz + 33.33);
    return fract((p.xxy + p.yxx) * p.zyx) * 2.0 - 1.0;
  }
  vec3 grain() {
    float seen = max(length(dFdx(vPlace)), length(dFdy(vPlace)));
    float size = exp2(ceil(log2(max(seen, 0.0012))));
    return grainAt(floor(vPlace / size)) * min(1.0, 0.003 / size);
  }
`
const LEAN = `
  if (flake > 0.0) normal = normalize(normal + flake * grain());
`
const FLOP = `
  float turnedAway = 1.0 - pow(saturate(dot(normalize(vViewPosition), nonPerturbedNormal)), 0.7);
  diffuseColor.rgb *= mix(flop[0], flop[1], turnedAway);
`

/** What the surroundings cannot know: the car and its shadow take light from the ground beside it, the more the lower and the more downward a place looks. */
const SHELTER = `
  float downward = 0.5 - 0.5 * (inverseTransformDirection(nonPerturbedNormal, viewMatrix)).y;
  float shelter = mix(0.55, 1.0, smoothstep(0.1, 0.75, vPlace.y));
  reflectedLight.indirectDiffuse *= mix(1.0, shelter, smoothstep(0.2, 0.7, downward));
`

export interface Paint {
  readonly material: MeshPhysicalMaterial
  readonly set: (hex: string, finish: Finish) => void
}

/** A material for the body or its roof; `set` changes colour and kind without a new shader where it can. */
export function makePaint(): Paint {
  const uniforms = { flop: { value: [1, 1] }, flake: { value: 0 } }
  const material = new MeshPhysicalMaterial({
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    specularIntensity: 0,
    iridescenceIOR: 1.7,
    iridescenceThicknessMinimum: 260,
    iridescenceThicknessMaximum: 260,
  })
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vPlace;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvPlace = (modelMatrix * vec4(position, 1.0)).xyz;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${GRAINS}`)
      .replace('#include <normal_fragment_maps>', `#include <normal_fragment_maps>\n${LEAN}`)
      .replace('#include <lights_physical_fragment>', `${FLOP}\n#include <lights_physical_fragment>`)
      .replace('#include <aomap_fragment>', SHELTER)
  }
  const color = new Color()
  const set = (hex: string, finish: Finish) => {
    const { metalness, roughness, face, edge, flake, iridescence } = COATS[finish]
    material.color = color.set(hex)
    Object.assign(material, { metalness, roughness, iridescence })
    uniforms.flop.value = [face, edge]
    uniforms.flake.value = flake
  }
  return { material, set }
}
