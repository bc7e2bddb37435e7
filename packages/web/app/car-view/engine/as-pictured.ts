import { DoubleSide, type Material, MeshBasicMaterial, MeshPhysicalMaterial, MeshStandardMaterial } from 'three'
import { paneFor } from './glass.ts'

/**
 * Colours by the name of their material where the picture shows them otherwise than this light would: the cabin as a
 * photographer lights it, satin in the shade of the car, discs in that of their wheels.
 */
const TONES: Readonly<Record<string, string>> = { Interior: '#737374', Satin: '#929495', Disc: '#2b2b2c' }
/** Depths behind grilles and lamps, where no light comes. */
const DEPTHS: Readonly<Record<string, string>> = { Under: '#050505', LampInner: '#18191a' }
/** The path tracer's clear coats mirror a quarter of what their number says. */
const COAT_SHARE = 0.25
/** Bars of a grille mirror one another more than the studio. */
const GLOSS = 0.55

/** Takes a material of a model's file, once; returns what shows it as the picture does. */
export function asPictured(material: Material): Material {
  const { name } = material
  const depth = DEPTHS[name]
  if (depth) return new MeshBasicMaterial({ name, color: depth, side: DoubleSide })
  const tone = TONES[name]
  if (tone && material instanceof MeshStandardMaterial) material.color.set(tone)
  if (material instanceof MeshPhysicalMaterial) {
    material.clearcoat *= COAT_SHARE
    if (name === 'Gloss') material.specularIntensity = GLOSS
  }
  return paneFor(name) ?? material
}
