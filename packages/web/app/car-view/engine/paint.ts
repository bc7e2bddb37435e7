import { Color, MeshPhysicalMaterial } from 'three'
import type { Finish } from '../../ui/car/paint.ts'
import { WHITE } from './tone.ts'

/** Base coat below a glossy clear coat, as the pictures' (assets/cars/generator/render/paint.py, with the gain of tone.py). */
interface Coat {
  readonly metalness: number
  readonly roughness: number
  /** Brightness head on and where the body turns away. */
  readonly face: number
  readonly edge: number
  /** How far flakes lean. */
  readonly flake: number
}

const METALLIC: Coat = { metalness: 0.8, roughness: 0.22, face: 1.42, edge: 0.39, flake: 0.03 }
const COATS: Readonly<Record<Finish, Coat>> = {
  solid: { metalness: 0, roughness: 0.6, face: 0.8, edge: 0.736, flake: 0 },
  metallic: METALLIC,
  pearl: { metalness: 0.5, roughness: 0.24, face: 1.13, edge: 0.54, flake: 0.02 },
  special: METALLIC,
}

/** Scattered directions that belong to a grain of the body; a grain is never smaller than a pixel and fades as it grows. */
const GRAINS = `
  varying vec3 vPlace;
  uniform float flop[2];
  uniform float flake;
  uniform vec3 paint;
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
/** The clear coat of the pictures mirrors a little more than the usual one. */
const COAT = `
  material.clearcoatF0 = vec3(0.056);
`

/** The car in black, and what white paint adds to it when highlights roll off: so much of it is added as the paint is light. */
const PAINTED = `
  vec3 mirrored = (clearcoatSpecularDirect + clearcoatSpecularIndirect) * material.clearcoat;
  float turnedAway = 1.0 - pow(saturate(dot(normalize(vViewPosition), nonPerturbedNormal)), 0.7);
  vec3 response = (outgoingLight - mirrored) * mix(flop[0], flop[1], turnedAway);
  vec3 black = toneMapping(mirrored);
  vec3 full = toneMapping(vec3(dot(mirrored, vec3(1.0 / 3.0))) + ${WHITE} * response);
  gl_FragColor.rgb = black + paint * max(full - dot(black, vec3(1.0 / 3.0)), 0.0) / ${WHITE};
`

export interface Paint {
  readonly material: MeshPhysicalMaterial
  readonly set: (hex: string, finish: Finish) => void
}

/** A material for the body or its roof; `set` changes colour and kind without a new shader where it can. */
export function makePaint(): Paint {
  const uniforms = { paint: { value: new Color() }, flop: { value: [1, 1] }, flake: { value: 0 } }
  const material = new MeshPhysicalMaterial({
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    specularIntensity: 0,
  })
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vPlace;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvPlace = (modelMatrix * vec4(position, 1.0)).xyz;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${GRAINS}`)
      .replace('#include <normal_fragment_maps>', `#include <normal_fragment_maps>\n${LEAN}`)
      .replace('#include <lights_physical_fragment>', `#include <lights_physical_fragment>\n${COAT}`)
      .replace('#include <tonemapping_fragment>', PAINTED)
  }
  const set = (hex: string, finish: Finish) => {
    const { metalness, roughness, face, edge, flake } = COATS[finish]
    Object.assign(material, { metalness, roughness })
    uniforms.paint.value.set(hex)
    uniforms.flop.value = [face, edge]
    uniforms.flake.value = flake
  }
  return { material, set }
}
