import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ShaderChunk, ShaderLib, type WebGLProgramParametersWithUniforms, type WebGLRenderer } from 'three'
import { expect, test } from 'vitest'
import { makePaint } from './paint.ts'
import { picturesTone, SHOULDER, shoulder, WHITE } from './tone.ts'

const CURVE = join(import.meta.dirname, '../../../../../assets/cars/generator/render/tone.py')

test('highlights roll off as in the pictures', () => {
  const numbers = readFileSync(CURVE, 'utf8')
  const constant = (name: string) => Number(new RegExp(`^${name} = ([.\\d]+)`, 'm').exec(numbers)?.[1])
  const knee = constant('KNEE')
  expect(WHITE).toBe(constant('WHITE'))
  for (const light of [0, 0.2, knee]) expect(shoulder(light)).toBe(light)
  for (const light of [knee + 0.01, 0.8, 1, 1.5, 4])
    expect(shoulder(light)).toBeCloseTo(knee + (1 - knee) * (1 - Math.exp(-(light - knee) / (1 - knee))), 12)
  expect(shoulder(100)).toBeLessThanOrEqual(1)
})

test('the renderer draws with that curve, however often a view is opened', () => {
  picturesTone()
  picturesTone()
  expect(ShaderChunk.tonemapping_pars_fragment.split('vec3 CustomToneMapping').length).toBe(2)
  expect(ShaderChunk.tonemapping_pars_fragment).toContain(SHOULDER)
})

test('a paint is black and what the light adds to it, in every place of the shader that it changes', () => {
  const { vertexShader, fragmentShader } = ShaderLib.physical
  const shader = { uniforms: {}, vertexShader, fragmentShader }
  const { material, set } = makePaint()
  material.onBeforeCompile(shader as unknown as WebGLProgramParametersWithUniforms, {} as WebGLRenderer)
  for (const word of [
    'uniform vec3 paint',
    'flake * grain()',
    'clearcoatF0 = vec3(0.056)',
    'gl_FragColor.rgb = black + paint',
  ])
    expect(shader.fragmentShader).toContain(word)
  expect(shader.fragmentShader).not.toContain('#include <tonemapping_fragment>')
  set('#b3131b', 'metallic')
  expect(shader.uniforms).toMatchObject({ paint: { value: { isColor: true } }, flop: { value: [1.42, 0.39] } })
  expect(material.color.getHexString()).toBe('ffffff')
})
