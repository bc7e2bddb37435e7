import { DoubleSide, type Material, MeshBasicMaterial, MeshPhysicalMaterial, MeshStandardMaterial } from 'three'
import { paneFor } from './glass.ts'

/**
 * Colours by the name of their material where the picture shows them otherwise than this light would: the cabin as a
 * photographer lights it, satin in the shade of the car, discs by what comes in between spokes.
 */
const TONES: Readonly<Record<string, string>> = { Interior: '#737374', Satin: '#929495', Disc: '#909092' }
/** Depths behind grilles and lamps, where no light comes. */
const DEPTHS: Readonly<Record<string, string>> = { Under: '#050505', LampInner: '#18191a' }
/** The path tracer's clear coats mirror a quarter of what their number says. */
const COAT_SHARE = 0.25
/** Bars of a grille mirror one another more than the studio. */
const GLOSS = 0.55

/** What a model's file says of a point in a hollow: the share of the studio that it sees (assets/cars/generator/shade.ts). */
export const SHADE = '_shade'

function shaded(material: Material): Material {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\nattribute float ${SHADE};\nvarying float vShade;`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\nvShade = ${SHADE};`)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying float vShade;')
      .replace('#include <aomap_fragment>', SHADED)
  }
  return material
}
const SHADED = `
  reflectedLight.indirectDiffuse *= vShade;
  reflectedLight.indirectSpecular *= vShade;
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect *= vShade;
  #endif
`

/** Takes a material of a model's file, once, and whether what it covers has its shade; returns what shows it as the picture does. */
export function asPictured(material: Material, isShaded: boolean): Material {
  const { name } = material
  const depth = DEPTHS[name]
  if (depth) return new MeshBasicMaterial({ name, color: depth, side: DoubleSide })
  const tone = TONES[name]
  if (tone && material instanceof MeshStandardMaterial) material.color.set(tone)
  if (material instanceof MeshPhysicalMaterial) {
    material.clearcoat *= COAT_SHARE
    if (name === 'Gloss') material.specularIntensity = GLOSS
  }
  return paneFor(name) ?? (isShaded ? shaded(material) : material)
}
