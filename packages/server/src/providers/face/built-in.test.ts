import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { builtInFaces } from './built-in.ts'
import { samplePhoto } from './samples/sample-photo.ts'

const detector = builtInFaces()
const jpeg = (image: Sharp): Promise<Buffer> => image.jpeg().toBuffer()
/** One person, as close as in a selfie. */
const selfie = (): Sharp => sharp(samplePhoto(2)).extract({ left: 1268, top: 32, width: 544, height: 544 })

describe('the built-in detector', () => {
  test.each([
    [1, 3],
    [2, 1],
    [3, 3],
    [4, 3],
    [5, 5],
    [6, 5],
  ] as const)('finds everybody in photo %i', async (name, people) => {
    const image = await jpeg(sharp(samplePhoto(name)))
    const { faces } = await detector.detect(image)
    expect(faces).toHaveLength(people)
    const { width, height } = await sharp(image).metadata()
    for (const { score, box } of faces) {
      expect(score).toBeGreaterThan(0.5)
      expect(box.x + box.width / 2).toBeLessThan(width)
      expect(box.y + box.height / 2).toBeLessThan(height)
    }
  })

  test('finds one large face where it is, as a phone takes it', async () => {
    const { faces } = await detector.detect(await jpeg(selfie()))
    expect(faces).toHaveLength(1)
    const [{ box } = { box: { x: 0, y: 0, width: 0, height: 0 } }] = faces
    expect(box.width).toBeGreaterThan(180)
    expect(Math.abs(box.x + box.width / 2 - 272)).toBeLessThan(60)
    expect(Math.abs(box.y + box.height / 2 - 272)).toBeLessThan(60)
  })

  test.each(['blank', 'noise', 'stripes', 'scribble', 'landscape', 'car'] as const)(
    'finds nobody in %s',
    async (kind) => {
      expect(await detector.detect(await jpeg(PICTURES[kind]()))).toEqual({ faces: [] })
    },
  )

  test('looks at photos that come at once one after the other, each with its own answer', async () => {
    const [one, none, three] = await Promise.all([
      detector.detect(await jpeg(sharp(samplePhoto(2)))),
      detector.detect(await jpeg(PICTURES.blank())),
      detector.detect(await jpeg(sharp(samplePhoto(3)))),
    ])
    expect([one, none, three].map(({ faces }) => faces.length)).toEqual([1, 0, 3])
  })

  test('goes on after something that is no picture', async () => {
    await expect(detector.detect(Buffer.from('<svg/>'))).rejects.toThrow()
    expect((await detector.detect(await jpeg(sharp(samplePhoto(2))))).faces).toHaveLength(1)
  })
})

const drawn = (shapes: string): Sharp =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">${shapes}</svg>`)).flatten()

const PICTURES = {
  blank: () => sharp({ create: { width: 600, height: 800, channels: 3, background: '#b9a089' } }),
  noise: () =>
    sharp({
      create: {
        width: 600,
        height: 800,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    }),
  stripes: () =>
    drawn(Array.from({ length: 20 }, (_, at) => `<rect y="${at * 40}" width="600" height="20" fill="#c96"/>`).join('')),
  scribble: () =>
    drawn(
      '<rect width="600" height="800" fill="#fff"/><circle cx="300" cy="400" r="180" fill="none" stroke="#000" stroke-width="6"/><circle cx="240" cy="350" r="12"/><circle cx="360" cy="350" r="12"/><path d="M220 470 Q300 540 380 470" fill="none" stroke="#000" stroke-width="6"/>',
    ),
  landscape: () =>
    drawn(
      '<rect width="600" height="400" fill="#8bd"/><circle cx="450" cy="120" r="60" fill="#fe8"/><path d="M0 400 L200 180 L340 400 L450 240 L600 400Z" fill="#675"/><rect y="400" width="600" height="400" fill="#485"/>',
    ),
  car: () =>
    drawn(
      '<rect width="600" height="800" fill="#ccd"/><path d="M60 480 Q80 400 160 390 L230 300 H390 L460 390 Q540 400 550 480Z" fill="#b22"/><path d="M240 320 H380 L430 385 H190Z" fill="#234"/><circle cx="170" cy="490" r="48" fill="#111"/><circle cx="440" cy="490" r="48" fill="#111"/><circle cx="110" cy="430" r="16" fill="#ffd"/><circle cx="500" cy="430" r="16" fill="#ffd"/>',
    ),
} as const
