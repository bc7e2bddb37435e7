import { CustomToneMapping, ShaderChunk, type ToneMapping } from 'three'

// The curve of the pictures (assets/cars/generator/render/tone.py): both show the same light in the same colours.
const KNEE = 0.6
/** Brightest paint that must keep its form. */
export const WHITE = 0.86

/** Takes linear light from 0; returns it with highlights rolled off from the knee, below 1. */
export const shoulder = (light: number): number =>
  light > KNEE ? KNEE + (1 - KNEE) * (1 - Math.exp((KNEE - light) / (1 - KNEE))) : light

const NONE = 'vec3 CustomToneMapping( vec3 color ) { return color; }'
/** `shoulder` of each channel. */
export const SHOULDER = `vec3 CustomToneMapping(vec3 color) {
  vec3 light = toneMappingExposure * color;
  vec3 over = max(light - ${KNEE.toFixed(3)}, 0.0) / ${(1 - KNEE).toFixed(3)};
  return min(light, ${KNEE.toFixed(3)}) + ${(1 - KNEE).toFixed(3)} * (1.0 - exp(-over));
}`

/** Has renderers draw with the curve of the pictures from now on. */
export function picturesTone(): ToneMapping {
  ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(NONE, SHOULDER)
  return CustomToneMapping
}
