import { AwsClient } from 'aws4fetch'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { fetchJson, ServiceFailure } from '../fetch-json.ts'
import type { FaceDetector } from './provider.ts'

export interface RekognitionSettings {
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
  /** Another address than the region's own. */
  readonly url?: string
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 8000
const SURE = 60

const Answer = z.object({
  FaceDetails: z.array(
    z.object({
      Confidence: z.number(),
      BoundingBox: z.object({ Left: z.number(), Top: z.number(), Width: z.number(), Height: z.number() }),
    }),
  ),
})

/** Amazon Rekognition, DetectFaces: boxes come as shares of the photo. A photo sent is not kept there. */
export function rekognitionFaces(settings: RekognitionSettings): FaceDetector {
  const { region, accessKey: accessKeyId, secretKey: secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 'rekognition', region })
  return {
    async detect(image) {
      const { width, height } = await sharp(image).metadata()
      const parsed = z.safeParse(Answer, await ask(client, settings, image))
      if (!parsed.success) throw new ServiceFailure('answered something else than faces')
      const faces = parsed.data.FaceDetails.filter(({ Confidence }) => Confidence >= SURE)
      return {
        faces: faces
          .map(({ Confidence, BoundingBox: { Left, Top, Width, Height } }) => ({
            score: Confidence / 100,
            box: { x: Left * width, y: Top * height, width: Width * width, height: Height * height },
          }))
          .toSorted((a, b) => b.score - a.score),
      }
    },
  }
}

async function ask(client: AwsClient, settings: RekognitionSettings, image: Uint8Array): Promise<unknown> {
  const { region, url = `https://rekognition.${region}.amazonaws.com`, timeoutMs = TIMEOUT_MS } = settings
  const body = { Image: { Bytes: Buffer.from(image).toString('base64') }, Attributes: ['DEFAULT'] }
  const signed = await client.sign(`${url}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'RekognitionService.DetectFaces' },
    body: JSON.stringify(body),
  })
  return fetchJson({ url: signed.url, method: 'POST', headers: Object.fromEntries(signed.headers), body, timeoutMs })
}
