import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { broken, json, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import { rekognitionFaces } from './rekognition.ts'

const stub = stubService()
const faces = () =>
  rekognitionFaces({ region: 'us-east-1', accessKey: 'AKID', secretKey: 'secret', url: stub.base, timeoutMs: 1500 })
let photo: Buffer

beforeAll(async () => {
  photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
})

const face = (Confidence: number, Left = 0.25) => ({
  Confidence,
  BoundingBox: { Left, Top: 0.5, Width: 0.1, Height: 0.2 },
})

test('asks with a signature and turns shares into pixels, the surest first', async () => {
  stub.answer = json({ FaceDetails: [face(71, 0), face(99), face(20)] })
  expect(await faces().detect(photo)).toEqual({
    faces: [
      { score: 0.99, box: { x: 100, y: 100, width: 40, height: 40 } },
      { score: 0.71, box: { x: 0, y: 100, width: 40, height: 40 } },
    ],
  })
  const [asked] = stub.seen
  expect(asked?.headers).toMatchObject({
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'RekognitionService.DetectFaces',
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/us-east-1\/rekognition\/aws4_request/,
    ),
  })
  expect(asked?.body).toMatchObject({ Image: { Bytes: photo.toString('base64') } })
})

test('a service that is away or talks nonsense is a failure, never a photo without a face', async () => {
  for (const answer of [broken, rubbish, json({ message: 'throttled' }, 400), json({ faces: [] })]) {
    stub.answer = answer
    await expect(faces().detect(photo)).rejects.toThrow(/could not be reached|did not answer JSON|answered/)
  }
})
